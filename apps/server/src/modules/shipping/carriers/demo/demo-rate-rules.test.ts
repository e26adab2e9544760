import { shippingMessages } from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { CarrierError, type CarrierRequest } from '../carrier-adapter.ts';
import { demoCharge, demoRates } from './demo-rate-rules.ts';
import { demoZone } from './demo-zone-rules.ts';

const place = (zipCode: string, countryCode = 'US') => ({
  name: 'A',
  addressLine1: '1 Main St',
  zipCode,
  countryCode,
});
const request = (more: Partial<CarrierRequest> = {}): CarrierRequest => ({
  from: place('94107'),
  to: place('90277'),
  packages: [{ length: 18, width: 14, height: 12, weight: 11, unit: 'in/lb' }],
  shipDate: '2026-11-23',
  residential: true,
  signature: 'none',
  insurance: null,
  cod: null,
  ...more,
});
const service = (code: string, more?: Partial<CarrierRequest>) =>
  demoRates(request(more)).rates.find(({ serviceCode }) => serviceCode === code)!;
const linesOf = (code: string, more?: Partial<CarrierRequest>) =>
  Object.fromEntries(service(code, more).lines.map(({ kind, amount }) => [kind, amount.minor]));
const reasonOf = (code: string, more?: Partial<CarrierRequest>) =>
  demoRates(request(more)).ineligible.find(({ serviceCode }) => serviceCode === code)?.reason;
const box = (length: number, width: number, height: number, weight: number) => ({
  packages: [{ length, width, height, weight, unit: 'in/lb' as const }],
});

describe('the demo carrier’s rates', () => {
  it('match the worked example: 18 × 14 × 12 in, 11 lb, zone 4, residential: 28.09', () => {
    const ground = service('DEMO_GROUND');
    expect(ground).toMatchObject({ zone: 4, amount: { minor: 2_809, currency: 'USD' }, days: 3 });
    expect(ground.packages).toMatchObject([{ actualLb: 11, dimensionalLb: 22, billableLb: 22 }]);
    expect(linesOf('DEMO_GROUND')).toEqual({ base: 2_108, residential: 400, fuel: 301 });
  });

  it('take the faster services as multiples of Ground, half cents up', () => {
    expect(linesOf('DEMO_2DAY')['base']).toBe(4_005);
    expect(linesOf('DEMO_OVERNIGHT')['base']).toBe(7_167);
    const light = { ...box(9, 6, 2, 0.5), residential: false };
    expect(linesOf('DEMO_LIGHT', light)).toEqual({ base: 534, fuel: 64 });
  });

  it('sum the packages of a shipment and insure it once', () => {
    const two = { packages: [...box(18, 14, 12, 11).packages, ...box(10, 8, 6, 3).packages] };
    expect(linesOf('DEMO_GROUND', two)).toEqual({ base: 2_108 + 1_064, residential: 800, fuel: 477 });
    const usd = (minor: number) => ({ minor, currency: 'USD' });
    const insurance = (minor: number) =>
      linesOf('DEMO_GROUND', { ...two, insurance: usd(minor) })['insurance'];
    expect([10_000, 10_001, 40_000, 40_001].map(insurance)).toEqual([undefined, 330, 330, 440]);
  });

  it('add no fuel surcharge to value, signature and COD', () => {
    const more = { cod: { minor: 5_000, currency: 'USD' }, signature: 'adult' as const };
    expect(linesOf('DEMO_GROUND', more)).toEqual({
      base: 2_108,
      residential: 400,
      fuel: 301,
      signature: 460,
      cod: 1_200,
    });
  });

  it.each([
    ['24 × 24 × 18 is handled as usual', box(24, 24, 18, 20), undefined, undefined],
    ['24 × 24 × 18.01 by itself', box(24, 24, 18.01, 20), 1_800, undefined],
    ['50 lb as usual', box(12, 12, 12, 50), undefined, undefined],
    ['50.1 lb by itself', box(12, 12, 12, 50.1), 1_800, undefined],
    ['96 in by itself, not as large', box(96, 6, 6, 20), 1_800, undefined],
    ['96.5 in as large, which replaces it', box(96.5, 6, 6, 20), undefined, 9_000],
    ['17,281 in³ as large', box(30, 24, 24.1, 20), undefined, 9_000],
  ])('%s', (_what, packages, additional, large) => {
    const lines = linesOf('DEMO_GROUND', packages);
    expect([lines['additionalHandling'], lines['largePackage']]).toEqual([additional, large]);
  });

  it('bill a large package by 90 lb at least', () => {
    expect(service('DEMO_GROUND', box(97, 6, 6, 20)).packages).toMatchObject([
      { billableLb: 90, decisive: null },
    ]);
  });

  it('report why a service is not offered', () => {
    expect(reasonOf('DEMO_LIGHT')).toEqual(shippingMessages.overWeight({ most: 1 }));
    expect(reasonOf('DEMO_INTERNATIONAL')).toEqual(shippingMessages.abroadOnly());
    expect(reasonOf('DEMO_SATURDAY')).toEqual(shippingMessages.fridayOnly());
    expect(reasonOf('DEMO_GROUND', { to: place('K1A 0B1', 'CA') })).toEqual(shippingMessages.domesticOnly());
    expect(reasonOf('DEMO_GROUND', box(109, 6, 6, 20))).toEqual(shippingMessages.overLength({ most: 108 }));
    expect(reasonOf('DEMO_GROUND', box(60, 40, 20, 20))).toEqual(shippingMessages.overGirth({ most: 165 }));
  });

  it('do not deliver on a Saturday that is a holiday', () => {
    expect(reasonOf('DEMO_SATURDAY', { shipDate: '2026-07-03' })).toEqual(
      shippingMessages.holidayOnSaturday(),
    );
  });

  it('deliver on Saturday when handed over on a Friday', () => {
    const saturday = service('DEMO_SATURDAY', { shipDate: '2026-11-20' });
    expect(saturday).toMatchObject({ deliverBy: '2026-11-21' });
    expect(linesOf('DEMO_SATURDAY', { shipDate: '2026-11-20' })['saturday']).toBe(1_600);
  });

  it('count business days over a weekend and over Thanksgiving', () => {
    expect(service('DEMO_GROUND', { shipDate: '2026-11-20' }).deliverBy).toBe('2026-11-25');
    expect(service('DEMO_GROUND', { shipDate: '2026-11-24' }).deliverBy).toBe('2026-11-30');
  });

  it('go abroad by region', () => {
    const abroad = (zip: string, country: string) =>
      linesOf('DEMO_INTERNATIONAL', { to: place(zip, country), residential: false, ...box(10, 8, 6, 3) })[
        'base'
      ];
    expect([
      abroad('K1A 0B1', 'CA'),
      abroad('10115', 'DE'),
      abroad('100-0001', 'JP'),
      abroad('', 'BR'),
    ]).toEqual([2_200 + 3 * 320, 3_400 + 3 * 460, 3_800 + 3 * 520, 4_600 + 3 * 640]);
  });

  it('refuse a nonexistent ZIP code', () => {
    expect(() => demoRates(request({ to: place('9027') }))).toThrow(CarrierError);
    expect(() => demoRates(request({ from: place('00000') }))).toThrow(CarrierError);
  });
});

describe('zones', () => {
  it.each([
    ['941', '902', 4],
    ['941', '940', 2],
    ['902', '850', 4],
    ['902', '112', 8],
    ['902', '967', 9],
    ['006', '902', 9],
  ])('%s to %s is zone %i', (from, to, zone) => expect(demoZone(from, to)).toBe(zone));
});

describe('what the demo carrier charges for parcels as measured', () => {
  const charged = (code: string, pounds: number, more: Partial<CarrierRequest> = {}) =>
    demoCharge(request({ ...box(9, 6, 2, pounds), residential: false, ...more }), code)?.minor;
  const offered = (code: string, pounds: number) =>
    service(code, { ...box(9, 6, 2, pounds), residential: false }).amount.minor;

  it('is the price of their service, as long as it takes them', () => {
    expect(charged('DEMO_LIGHT', 0.5)).toBe(offered('DEMO_LIGHT', 0.5));
    expect(charged('DEMO_GROUND', 3.5)).toBe(offered('DEMO_GROUND', 3.5));
  });

  it.each([1.01, 3.5, 70])('is that of Ground for a light parcel of %d lb', (pounds) => {
    expect(charged('DEMO_LIGHT', pounds)).toBe(offered('DEMO_GROUND', pounds));
  });

  it.each(['DEMO_LIGHT', 'DEMO_GROUND', 'DEMO_2DAY', 'DEMO_OVERNIGHT'])(
    'of %s never falls with the weight, even beyond its limit',
    (code) => {
      const prices = [0.1, 0.5, 1, 1.5, 3, 20, 51, 111, 150, 151, 400].map((pounds) =>
        charged(code, pounds)!,
      );
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      expect(charged(code, 151)).toBeGreaterThan(charged(code, 150)!);
    },
  );

  it('is unknown for a service that it does not have', () => {
    expect(charged('OTHER', 1)).toBeUndefined();
  });
});
