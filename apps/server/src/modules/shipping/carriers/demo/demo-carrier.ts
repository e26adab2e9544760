import { decimalText } from '@lading/contracts/core';
import { shippingMessages, voidMessages } from '@lading/contracts/shipping';
import type { Platform } from '../../../../platform/platform.ts';
import { isUsBusinessDay } from '../../business-day-rules.ts';
import { mostPaid } from '../../claims/claim-window-rules.ts';
import {
  CarrierError,
  type CarrierAdapter,
  type CarrierPurchase,
  type CarrierRequest,
} from '../carrier-adapter.ts';
import {
  insertSale,
  markVoid,
  saleByRef,
  saleByReference,
  salesByNumbers,
  type DemoSale,
} from './demo-carrier.store.ts';
import { demoClaims } from './demo-claims.ts';
import { demoAddressChanges } from './demo-address-changes.ts';
import { demoChangesOf } from './demo-address-change.store.ts';
import { demoManifests } from './demo-manifests.ts';
import { demoPickups } from './demo-pickups.ts';
import { demoAddressCheck } from './demo-address-rules.ts';
import { demoAdjustments } from './demo-adjustments.ts';
import { demoLabelLayout } from './demo-label-layout.ts';
import { demoScenario } from './demo-number-rules.ts';
import { demoRates } from './demo-rate-rules.ts';
import { creditDay, eventsOf, rateOf } from './demo-sale-journeys.ts';
import { isDomestic } from './demo-zone-rules.ts';

const name = 'Demo Carrier';
const fivePm = 17 * 60;
const voidDays = 28;

/** What a claim would not pay is not insured: the premium would be lost. @throws CarrierError */
function requireInsurable({ insurance, packages, shipDate }: CarrierRequest): void {
  const most = mostPaid(packages.length, shipDate);
  if (!insurance || insurance.minor <= most) return;
  const { currency } = insurance;
  const text = shippingMessages.insuredAbove({
    most: `${decimalText({ minor: most, currency })} ${currency}`,
  });
  throw new CarrierError({ kind: 'invalid', fieldName: 'insurance', text });
}

/** The carrier of the demo: a complete tariff, real labels without postage, tracking simulated by the clock (shipping design, "Demo carrier"). */
export function demoCarrier(platform: Pick<Platform, 'clock' | 'database'>): CarrierAdapter {
  const { clock, database } = platform;
  return {
    ...demoAdjustments(platform),
    addressChanges: demoAddressChanges(platform),
    pickups: demoPickups(platform),
    manifests: demoManifests(platform),
    claims: demoClaims(platform),
    checkAddress: (address) => Promise.resolve(demoAddressCheck(address)),
    accountId: 'demo',
    ownedBy: 'platform',
    name,
    cutOff: {
      timeZone: 'America/Los_Angeles',
      minutes: [null, fivePm, fivePm, fivePm, fivePm, fivePm, null],
    },
    isBusinessDay: isUsBusinessDay,
    rate: (request) =>
      Promise.resolve().then(() => {
        requireInsurable(request);
        return demoRates(request);
      }),

    async buy(order) {
      const scenario = demoScenario(order.request.to.addressLine2)?.name;
      if (scenario === 'REFUSE')
        throw new CarrierError({ kind: 'refused', text: shippingMessages.addressRefused({ carrier: name }) });
      requireInsurable(order.request);
      const { ineligible } = demoRates(order.request);
      const refusal = ineligible.find(({ serviceCode }) => serviceCode === order.serviceCode);
      if (refusal) throw new CarrierError({ kind: 'refused', text: refusal.reason });
      const sale = await database.asSystem((trx) => insertSale(trx, { ...order, now: clock.now() }));
      // The label is bought, and the connection breaks before the reply.
      if (scenario === 'REPLY-LOST') throw new CarrierError({ kind: 'outcome-unknown' });
      return asPurchase(sale);
    },

    async find({ reference }) {
      const sale = await database.asSystem((trx) => saleByReference(trx, reference));
      return sale ? asPurchase(sale) : null;
    },

    voidDays: () => voidDays,

    async voidLabel(carrierRef) {
      const now = clock.now();
      const sale = await database.asSystem(async (trx) => {
        const found = await saleByRef(trx, carrierRef);
        if (!found || found.voidRequestedAt) return found;
        const isRefused = demoScenario(found.request.to.addressLine2)?.name === 'VOID-REJECT';
        if (isRefused || eventsOf(found, [], now).length > 0) return found;
        await markVoid(trx, carrierRef, now);
        return { ...found, voidRequestedAt: now };
      });
      if (!sale?.voidRequestedAt)
        return { state: 'rejected', text: voidMessages.voidRejected({ carrier: name }) };
      return { state: 'accepted', creditOn: creditDay(sale.voidRequestedAt) };
    },

    async refundStatus(carrierRef) {
      const sale = await database.asSystem((trx) => saleByRef(trx, carrierRef));
      const today = clock.now().toISOString().slice(0, 10);
      return sale?.voidRequestedAt && creditDay(sale.voidRequestedAt) <= today ? 'refunded' : 'pending';
    },

    async track(parcels) {
      const now = clock.now();
      const trackingNumbers = parcels.map(({ trackingNumber }) => trackingNumber);
      const asked = new Set(trackingNumbers);
      const { sales, changes } = await database.asSystem(async (trx) => {
        const found = await salesByNumbers(trx, trackingNumbers);
        const refs = found.map(({ carrierRef }) => carrierRef);
        return { sales: found, changes: await demoChangesOf(trx, refs) };
      });
      const events = sales
        .flatMap((sale) => eventsOf(sale, changes, now))
        .filter(({ trackingNumber }) => asked.has(trackingNumber));
      return { events, unasked: [] };
    },
  };
}

function asPurchase(sale: DemoSale): CarrierPurchase {
  const rate = rateOf(sale);
  const { from, to, shipDate, packages, references = [] } = sale.request;
  return {
    carrierRef: sale.carrierRef,
    amount: rate.amount,
    lines: rate.lines,
    packages: sale.trackingNumbers.map((trackingNumber, index) => ({
      trackingNumber,
      layout: demoLabelLayout({
        from,
        to,
        shipDate,
        trackingNumber,
        serviceName: rate.serviceName.en,
        one: packages[index]!,
        packageNo: index + 1,
        packageCount: packages.length,
        reference: sale.shipmentNo,
        references,
        zip5: isDomestic(to.countryCode) ? (to.zipCode ?? '').trim().slice(0, 5) : null,
      }),
    })),
  };
}
