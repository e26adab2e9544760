import { describe, expect, test } from 'vitest';
import { parcelBounds, type ParcelService } from './parcel-bounds.ts';
import { lengthPlusGirth, parcelFaults, roundedSides } from './parcel-rules.ts';

const today = '2026-11-21';
const boundsOf = (service: ParcelService) => {
  const bounds = parcelBounds(service, today);
  if (!bounds) throw new Error(`No bounds for ${service}`);
  return bounds;
};
const inches = (length: number, width: number, height: number, weight = 1) =>
  ({ length, width, height, weight, unit: 'in/lb' }) as const;

describe('sides are sorted and rounded up, girth is twice the second and third (decision D11)', () => {
  test.each([
    [inches(10, 30, 20), [30, 20, 10], 90],
    [inches(10.01, 4, 4), [11, 4, 4], 27],
    [{ length: 25.4, width: 50.8, height: 12.7, weight: 1, unit: 'cm/kg' } as const, [20, 10, 5], 50],
    [{ length: 25.5, width: 5, height: 5, weight: 1, unit: 'cm/kg' } as const, [11, 2, 2], 19],
  ])('%j', (parcel, sides, total) => {
    expect(roundedSides(parcel)).toEqual(sides);
    expect(lengthPlusGirth(roundedSides(parcel))).toBe(total);
  });
});

describe('parcel bounds (spec §5, decision D11)', () => {
  test.each([
    ['ups-ground', inches(12, 12, 12, 20), []],
    ['ups-ground', inches(48, 30, 1, 50), []],
    [
      'ups-ground',
      inches(108, 14, 14, 50),
      [
        ['warning', 'longest-side'],
        ['warning', 'length-plus-girth'],
        ['warning', 'volume'],
      ],
    ],
    [
      'ups-ground',
      inches(108, 15, 14, 50),
      [
        ['error', 'length-plus-girth'],
        ['warning', 'longest-side'],
        ['warning', 'volume'],
      ],
    ],
    ['ups-ground', inches(108.1, 2, 2, 1), [['error', 'longest-side']]],
    ['fedex-ground', inches(10, 10, 10, 150), [['warning', 'weight']]],
    ['fedex-ground', inches(10, 10, 10, 150.1), [['error', 'weight']]],
    ['fedex-ground', inches(31, 31, 1, 1), [['warning', 'second-side']]],
    [
      'fedex-express',
      inches(119, 5, 5, 1),
      [
        ['warning', 'longest-side'],
        ['warning', 'length-plus-girth'],
      ],
    ],
    ['usps', inches(36, 18, 18, 70), []],
    ['usps', inches(37, 18, 18, 70), [['error', 'length-plus-girth']]],
    ['usps', inches(6, 3, 0.2, 1), [['error', 'minimum-sides']]],
    ['usps-ground-advantage', inches(58, 18, 18, 70.5), [['error', 'weight']]],
    ['ups-ground-saver', inches(6, 4, 0.75, 1), []],
    [
      'ups-ground-saver',
      inches(61, 4, 0.5, 1),
      [
        ['error', 'longest-side'],
        ['error', 'minimum-sides'],
      ],
    ],
  ] as const)('%s judges %j', (service, parcel, expected) => {
    const faults = parcelFaults(parcel, boundsOf(service)).map((fault) => [fault.severity, fault.kind]);
    expect(faults).toEqual(expected);
  });

  test.each([
    ['10,368 in³, with a length plus girth of 108 in', inches(24, 24, 18, 50), []],
    ['a side of 18.01 in', inches(24, 24, 18.01, 50), [['additional-handling', 'volume', 10_368]]],
    ['10,080 in³', inches(35, 18, 16, 50), []],
    ['10,710 in³, by a side of 16.01 in', inches(35, 18, 16.01), [['additional-handling', 'volume', 10_368]]],
    ['50.1 lb', inches(12, 12, 12, 50.1), [['additional-handling', 'weight', 50]]],
    ['110 lb', inches(12, 12, 12, 110), [['additional-handling', 'weight', 50]]],
    ['110.1 lb', inches(12, 12, 12, 110.1), [['large-package', 'weight', 110]]],
    ['96 in', inches(96, 2, 2), [['additional-handling', 'longest-side', 48]]],
    ['96.5 in', inches(96.5, 2, 2), [['large-package', 'longest-side', 96]]],
    ['a length plus girth of 106 in', inches(46, 29, 1), []],
    ['one of 132 in', inches(48, 30, 12), [['large-package', 'length-plus-girth', 130]]],
    ['17,280 in³', inches(30, 24, 24), [['additional-handling', 'volume', 10_368]]],
    ['18,000 in³', inches(30, 25, 24), [['large-package', 'volume', 17_280]]],
  ] as const)('%s with UPS and FedEx', (_what, parcel, expected) => {
    for (const service of ['ups-ground', 'fedex-ground', 'fedex-express'] as const)
      expect(
        parcelFaults(parcel, boundsOf(service)).map(({ surcharge, kind, limit }) => [surcharge, kind, limit]),
      ).toEqual(expected);
  });

  test('a large package is billed at 90 lb or more', () => {
    expect(boundsOf('ups-ground').largePackage).toMatchObject({ leastLb: 90 });
    expect(boundsOf('usps').largePackage).toBeNull();
  });

  test('a kilogram is more than two pounds', () => {
    const parcel = { length: 20, width: 20, height: 20, weight: 32, unit: 'cm/kg' } as const;
    expect(parcelFaults(parcel, boundsOf('usps'))).toMatchObject([{ kind: 'weight', limit: 70 }]);
  });

  test('a day before the table has no bounds', () => {
    expect(parcelBounds('usps', '2020-01-01')).toBeUndefined();
  });
});
