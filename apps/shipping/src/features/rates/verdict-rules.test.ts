import { describe, expect, it } from 'vitest';
import { carrierMeasures, parcelServices, serviceVerdicts, weightInPounds } from './verdict-rules.ts';

const day = '2026-11-21';
const verdicts = (parcel: Parameters<typeof serviceVerdicts>[0]) =>
  Object.fromEntries(serviceVerdicts(parcel, day).map(({ bounds, verdict }) => [bounds.service, verdict]));

describe('what the services say of a parcel (decision D11)', () => {
  it('says nothing before the parcel is complete', () => {
    expect(Object.values(verdicts(null))).toEqual(parcelServices.map(() => 'unknown'));
  });

  it('takes a shoe box everywhere', () => {
    const box = { length: 14, width: 9, height: 5, weight: 3, unit: 'in/lb' } as const;
    expect(new Set(Object.values(verdicts(box)))).toEqual(new Set(['fits']));
  });

  it('knows a long tube: surcharge with some, too long for others', () => {
    const tube = { length: 10, width: 100, height: 10, weight: 12, unit: 'in/lb' } as const;
    expect(verdicts(tube)).toMatchObject({
      'ups-ground': 'surcharge',
      'ups-ground-saver': 'refused',
      usps: 'refused',
    });
  });

  it('refuses a heavy parcel where 70 lb is the end', () => {
    const anvil = { length: 20, width: 20, height: 20, weight: 71, unit: 'in/lb' } as const;
    expect(verdicts(anvil)).toMatchObject({ 'fedex-ground': 'surcharge', usps: 'refused' });
  });

  it('has no verdict for a day before the table begins', () => {
    expect(serviceVerdicts(null, '2020-01-01')).toEqual([]);
  });
});

it('measures as carriers do: sorted sides in whole inches, girth around the two shorter', () => {
  const parcel = { length: 20, width: 40.1, height: 30, weight: 2, unit: 'cm/kg' } as const;
  expect(carrierMeasures(parcel)).toEqual({ sides: [16, 12, 8], lengthPlusGirth: 56 });
  expect(weightInPounds(parcel)).toBeCloseTo(4.409, 3);
});
