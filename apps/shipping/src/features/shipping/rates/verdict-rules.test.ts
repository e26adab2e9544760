import { describe, expect, it } from 'vitest';
import { carrierMeasures, parcelServices, serviceVerdicts, weightInPounds } from './verdict-rules.ts';

const day = '2026-11-21';
const verdicts = (parcel: Parameters<typeof serviceVerdicts>[0]) =>
  Object.fromEntries(serviceVerdicts(parcel, day).map(({ bounds, verdict }) => [bounds.service, verdict]));

describe('the services’ verdicts on a parcel (decision D11)', () => {
  it('are unknown before the parcel is complete', () => {
    expect(Object.values(verdicts(null))).toEqual(parcelServices.map(() => 'unknown'));
  });

  it('accept a shoe box everywhere', () => {
    const box = { length: 14, width: 9, height: 5, weight: 3, unit: 'in/lb' } as const;
    expect(new Set(Object.values(verdicts(box)))).toEqual(new Set(['fits']));
  });

  it('add a surcharge to a long tube with some services, and refuse it with others', () => {
    const tube = { length: 10, width: 100, height: 10, weight: 12, unit: 'in/lb' } as const;
    expect(verdicts(tube)).toMatchObject({
      'ups-ground': 'surcharge',
      'ups-ground-saver': 'refused',
      usps: 'refused',
    });
  });

  it('refuse a heavy parcel at a limit of 70 lb', () => {
    const anvil = { length: 20, width: 20, height: 20, weight: 71, unit: 'in/lb' } as const;
    expect(verdicts(anvil)).toMatchObject({ 'fedex-ground': 'surcharge', usps: 'refused' });
  });

  it('are missing for a day before the table starts', () => {
    expect(serviceVerdicts(null, '2020-01-01')).toEqual([]);
  });
});

it('use the measures of carriers: sorted sides in whole inches, girth around the two shorter', () => {
  const parcel = { length: 20, width: 40.1, height: 30, weight: 2, unit: 'cm/kg' } as const;
  expect(carrierMeasures(parcel)).toEqual({ sides: [16, 12, 8], lengthPlusGirth: 56 });
  expect(weightInPounds(parcel)).toBeCloseTo(4.409, 3);
});
