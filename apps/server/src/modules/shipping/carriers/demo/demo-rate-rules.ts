import type { LocalizedText, Money } from '@lading/contracts/core';
import {
  billableWeight,
  dimensionalRule,
  lengthPlusGirth,
  poundsOf,
  roundedSides,
  shippingMessages,
  type BillableWeight,
  type DimensionalRule,
  type RatedPackage,
  type RateLineKind,
} from '@lading/contracts/shipping';
import {
  addDays,
  afterBusinessDays,
  isUsBusinessDay,
  isUsHoliday,
  weekday,
} from '../../business-day-rules.ts';
import {
  CarrierError,
  type CarrierRate,
  type CarrierRates,
  type CarrierRequest,
} from '../carrier-adapter.ts';
import { daysAbroad, demoServices, demoTariff, type DemoService, type DemoTariff } from './demo-tariff.ts';
import { demoZone, isDeliveryArea, isDomestic, isKnownZip3, regionOf, zip3Of } from './demo-zone-rules.ts';

const currency = 'USD';
const friday = 5;

/** The destination of a parcel: a zone of the US or another country. */
type Lane = { zone: number; to: string } | { zone: null; country: string };

/** Cents from a ratio of whole numbers, a half rounded up. */
const halfUp = (value: number, divisor: number): number => Math.floor((2 * value + divisor) / (2 * divisor));

/** The demo carrier always gives a delivery date. */
type DemoRate = CarrierRate & { days: number; deliverBy: string };

/** The demo carrier's answer. */
type DemoRates = Omit<CarrierRates, 'rates'> & { rates: DemoRate[] };

/**
 * Prices every service of the demo carrier for a shipment (shipping design, "Demo carrier"), with the reasons why others refuse it.
 *
 * @throws CarrierError for an address or an amount that it cannot read
 */
export function demoRates(request: CarrierRequest): DemoRates {
  const measures = measuresOf(request);
  for (const fieldName of ['insurance', 'cod'] as const)
    if (request[fieldName] && request[fieldName].currency !== currency)
      throw new CarrierError({
        kind: 'invalid',
        fieldName,
        text: shippingMessages.dollarsOnly({ currency }),
      });
  const answer: DemoRates = { rates: [], ineligible: [], messages: [] };
  for (const service of demoServices) {
    const reason = refusal(service, request, measures);
    const named = { serviceCode: service.code, serviceName: service.name };
    if (reason) answer.ineligible.push({ ...named, reason });
    else answer.rates.push({ ...named, ...priced(service, request, measures) });
  }
  return answer;
}

/** The service for parcels that have turned out too heavy for a cheaper one. */
const ground = 'DEMO_GROUND';

/**
 * What the carrier charges for parcels as its scale has measured them, in the service that they were sold in. It has carried them, so its
 * limits no longer matter; but what is too heavy for the light service is charged as Ground. Undefined for an unknown service.
 */
export function demoCharge(request: CarrierRequest, serviceCode: string): Money | undefined {
  const measures = measuresOf(request);
  const find = (wanted: string) => demoServices.find(({ code }) => code === wanted);
  const sold = find(serviceCode);
  if (!sold) return undefined;
  const isLight = sold.tenths !== null && sold.tenths < 10;
  const service = isLight && refusal(sold, request, measures) !== undefined ? find(ground) : sold;
  return service && priced(service, request, measures).amount;
}

/** What determines the prices of a request. */
interface Measures {
  lane: Lane;
  weights: readonly Weighed[];
  tariff: DemoTariff;
}

function measuresOf(request: CarrierRequest): Measures {
  const tariff = demoTariff(request.shipDate);
  const rule = dimensionalRule('demo', request.shipDate);
  if (!tariff || !rule) throw new CarrierError({ kind: 'unavailable' });
  const weights = request.packages.map((one) => billedWeight(one, rule, tariff));
  return { lane: laneOf(request), weights, tariff };
}

function laneOf({ from, to }: CarrierRequest): Lane {
  const invalid = (fieldName: string, text: LocalizedText) =>
    new CarrierError({ kind: 'invalid', fieldName, text });
  if (!isDomestic(from.countryCode)) throw invalid('from.countryCode', shippingMessages.fromUsOnly());
  const origin = zip3Of(from.zipCode);
  if (!origin || !isKnownZip3(origin)) throw invalid('from.zipCode', shippingMessages.unknownZip());
  if (!isDomestic(to.countryCode)) return { zone: null, country: to.countryCode ?? '' };
  const target = zip3Of(to.zipCode);
  if (!target || !isKnownZip3(target)) throw invalid('to.zipCode', shippingMessages.unknownZip());
  return { zone: demoZone(origin, target), to: target };
}

/** A package with its billable weight and whether it needs additional handling. */
interface Weighed {
  billed: BillableWeight;
  sides: readonly [number, number, number];
  handling: 'none' | 'additional' | 'large';
}

function billedWeight(one: RatedPackage, rule: DimensionalRule, tariff: DemoTariff): Weighed {
  const sides = roundedSides(one);
  const facts = {
    weight: poundsOf(one),
    longest: sides[0],
    second: sides[1],
    lengthPlusGirth: lengthPlusGirth(sides),
    volume: sides[0] * sides[1] * sides[2],
  };
  const isOver = (most: Partial<typeof facts>): boolean =>
    Object.entries(most).some(([name, value]) => facts[name as keyof typeof facts] > value);
  const billed = billableWeight(one, rule);
  if (!isOver(tariff.largeAbove))
    return { billed, sides, handling: isOver(tariff.handlingAbove) ? 'additional' : 'none' };
  const billableLb = Math.max(billed.billableLb, tariff.largeLeastLb);
  // Below the minimum weight no reduction makes it cheaper.
  const decisive = billed.billableLb > tariff.largeLeastLb ? billed.decisive : null;
  return { billed: { ...billed, billableLb, decisive }, sides, handling: 'large' };
}

function refusal(
  service: DemoService,
  { shipDate, cod }: CarrierRequest,
  { lane, weights }: Measures,
): LocalizedText | undefined {
  const isAbroad = lane.zone === null;
  if (isAbroad !== (service.tenths === null))
    return isAbroad ? shippingMessages.domesticOnly() : shippingMessages.abroadOnly();
  if (isAbroad && cod) return shippingMessages.codDomesticOnly();
  for (const { billed, sides } of weights) {
    // A large package is billed at more than its weight; service limits depend on actual and dimensional weight.
    const pounds = Math.max(billed.actualLb, service.mostLb === 1 ? billed.billableLb : 0);
    if (pounds > service.mostLb) return shippingMessages.overWeight({ most: service.mostLb });
    if (sides[0] > service.mostLength) return shippingMessages.overLength({ most: service.mostLength });
    if (lengthPlusGirth(sides) > service.mostLengthPlusGirth)
      return shippingMessages.overGirth({ most: service.mostLengthPlusGirth });
  }
  if (service.mainlandOnly && lane.zone === 9) return shippingMessages.mainlandOnly();
  if (service.onSaturday && weekday(shipDate) !== friday) return shippingMessages.fridayOnly();
  if (service.onSaturday && isUsHoliday(addDays(shipDate, 1))) return shippingMessages.holidayOnSaturday();
  return undefined;
}

function priced(
  service: DemoService,
  request: CarrierRequest,
  { lane, weights, tariff }: Measures,
): Omit<DemoRate, 'serviceCode' | 'serviceName'> {
  const cents = new Map<RateLineKind, number>();
  const add = (kind: RateLineKind, minor: number): void => {
    if (minor > 0) cents.set(kind, (cents.get(kind) ?? 0) + minor);
  };
  for (const { billed, handling } of weights) {
    const [first, further] =
      lane.zone === null ? tariff.abroad[regionOf(lane.country)] : tariff.ground[lane.zone]!;
    const transport = first + further * (billed.billableLb - 1);
    add('base', halfUp(transport * (service.tenths ?? 10), 10));
    if (request.residential) add('residential', tariff.residential);
    if (lane.zone !== null && isDeliveryArea(lane.to)) add('deliveryArea', tariff.deliveryArea);
    if (handling === 'large') add('largePackage', tariff.largePackage);
    if (handling === 'additional') add('additionalHandling', tariff.additionalHandling);
    if (service.onSaturday) add('saturday', tariff.saturday);
  }
  const fueled = [...cents.values()].reduce((sum, minor) => sum + minor, 0);
  add('fuel', halfUp(fueled * tariff.fuelPercent, 100));
  add('signature', tariff.signature[request.signature] * weights.length);
  if (request.insurance) add('insurance', insured(request.insurance, tariff));
  if (request.cod) add('cod', tariff.cod);
  const lines = [...cents].map(([kind, minor]) => ({ kind, amount: { minor, currency } }));
  const total = lines.reduce((sum, { amount }) => sum + amount.minor, 0);
  const days = lane.zone === null ? daysAbroad[regionOf(lane.country)] : service.days[lane.zone - 2]!;
  return {
    zone: lane.zone,
    amount: { minor: total, currency },
    lines,
    packages: weights.map(({ billed }) => billed),
    days,
    guaranteed: service.guaranteed,
    deliverBy: service.onSaturday
      ? addDays(request.shipDate, 1)
      : afterBusinessDays(request.shipDate, days, isUsBusinessDay),
  };
}

/** The first 100 dollars are covered for free. */
function insured({ minor }: Money, { insurance }: DemoTariff): number {
  const hundreds = Math.ceil((minor - 10_000) / 10_000);
  return hundreds <= 0 ? 0 : Math.max(insurance.least, hundreds * insurance.each100);
}
