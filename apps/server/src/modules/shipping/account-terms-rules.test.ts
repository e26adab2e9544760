import { describe, expect, it } from 'vitest';
import { withBillableWeights } from './account-terms-rules.ts';
import type { CarrierRate } from './carriers/carrier-adapter.ts';

/** 18 × 14 × 12 in are 3,024 cubic inches: 22 lb by 139, 16 lb by 194. */
const box = { length: 18, width: 14, height: 12, weight: 11, unit: 'in/lb' as const };
const request = { packages: [box], shipDate: '2026-11-24' };
const amount = { minor: 900, currency: 'USD' };
const rate = (
  carrierName: string,
  serviceCode: string,
  packages: CarrierRate['packages'] = [],
): CarrierRate => ({
  serviceCode,
  carrierName,
  serviceName: { en: serviceCode, zh: serviceCode },
  zone: null,
  amount,
  lines: [{ kind: 'base', amount }],
  packages,
  days: null,
  guaranteed: false,
  deliverBy: null,
});
const weighed = (one: CarrierRate, divisor: number | null, asked = request) =>
  withBillableWeights({ rates: [one], ineligible: [], messages: [] }, asked, divisor).rates[0]?.packages;

describe('without a divisor of the account', () => {
  it.each([
    ['UPS', 'UPSDAP.Ground', '2026-11-24', 22, 'height'],
    ['FedEx', 'FedEx.fedex_ground', '2026-11-24', 22, 'height'],
    ['USPS', 'USPS.GroundAdvantage', '2026-11-24', 22, 'height'],
    ['USPS', 'USPS.GroundAdvantage', '2026-07-11', 19, 'width'],
  ])('the rule of %s for %s on %s applies', (carrierName, serviceCode, shipDate, billableLb, side) => {
    expect(weighed(rate(carrierName, serviceCode), null, { ...request, shipDate })).toMatchObject([
      { actualLb: 11, billableLb, decisive: { side } },
    ]);
  });

  it('the weights are marked as computed, and those of the carrier are not', () => {
    const told = { actualLb: 11, dimensionalLb: 19, billableLb: 19, decisive: null };
    const rates = [rate('UPS', 'UPS.ups_ground'), rate('UPS', 'UPS.ups_ground', [told])];
    const found = withBillableWeights({ rates, ineligible: [], messages: [] }, request, null).rates;
    expect(found.map(({ isWeightComputed }) => isWeightComputed)).toEqual([true, undefined]);
  });

  it('light parcels of USPS have no weight in pounds: they are billed by the ounce', () => {
    const light = { ...request, packages: [{ ...box, length: 6, width: 6, height: 6, weight: 0.4 }] };
    expect(weighed(rate('USPS', 'USPS.GroundAdvantage'), null, light)).toEqual([]);
    expect(weighed(rate('UPS', 'UPSDAP.Ground'), null, light)).toMatchObject([{ billableLb: 2 }]);
  });
});

describe('the divisor of an account', () => {
  it.each([
    ['UPS', 'UPSDAP.Ground'],
    ['FedEx', 'FedEx.fedex_ground'],
    ['USPS', 'USPS.GroundAdvantage'],
  ])('determines the billable weight of %s', (carrierName, serviceCode) => {
    const one = rate(carrierName, serviceCode);
    expect(weighed(one, 139)).toMatchObject([{ actualLb: 11, dimensionalLb: 22, billableLb: 22 }]);
    expect(weighed(one, 194)).toMatchObject([{ actualLb: 11, dimensionalLb: 16, billableLb: 16 }]);
    const two = { ...request, packages: [box, { ...box, weight: 20 }] };
    expect(weighed(one, 194, two)).toMatchObject([{ billableLb: 16 }, { billableLb: 20 }]);
  });

  it('leaves the cubic foot of USPS that counts by the scale', () => {
    const foot = { ...request, packages: [{ ...box, length: 12, width: 12, height: 12, weight: 2 }] };
    expect(weighed(rate('USPS', 'USPS.Priority'), 100, foot)).toMatchObject([{ billableLb: 2 }]);
    expect(weighed(rate('UPS', 'UPS.ups_ground'), 100, foot)).toMatchObject([{ billableLb: 18 }]);
  });

  it.each([
    ['of a carrier without a known rule', rate('DHL Express', 'DHLExpress.Worldwide'), request],
    ['by the scale alone', rate('USPS', 'USPS.usps_media_mail'), request],
    ['abroad', rate('USPS', 'USPS.FirstClassPackageInternationalService'), request],
    ['before its carrier had a rule', rate('UPS', 'UPS.ups_ground'), { ...request, shipDate: '2014-12-31' }],
  ])('does not change rates %s', (_name, one, asked) => {
    expect(weighed(one, 194, asked)).toEqual([]);
  });

  it('does not change what a carrier reports', () => {
    const told = { actualLb: 11, dimensionalLb: 19, billableLb: 19, decisive: null };
    expect(weighed(rate('UPS', 'UPS.ups_ground', [told]), 194)).toEqual([told]);
  });
});
