/** The limits of a carrier's service, starting on a day (decision D11). Inches and pounds. */
export interface ParcelBounds {
  service: ParcelService;
  /** First day of validity, ISO 8601. */
  from: string;
  weight: number;
  /** Longest side; null if only length plus girth is limited. */
  longest: number | null;
  lengthPlusGirth: number;
  /** Minimum sides, longest first; null if the carrier sets none. */
  least: readonly [number, number, number] | null;
  /** Above any of these the carrier adds a surcharge: a warning, not an error. */
  additionalHandling: SurchargeBounds | null;
  /** Above any of these it adds a larger one, in place of additional handling, and bills at least `leastLb` pounds. */
  largePackage: (SurchargeBounds & { leastLb: number }) | null;
}

/** What a parcel may have without a surcharge. Inches, pounds and cubic inches; what is missing does not count. */
export interface SurchargeBounds {
  weight: number;
  longest: number;
  second?: number;
  lengthPlusGirth?: number;
  volume: number;
}

/** The services in the table. */
export type ParcelService =
  'ups-ground' | 'ups-ground-saver' | 'fedex-ground' | 'fedex-express' | 'usps' | 'usps-ground-advantage';

/** Of UPS and FedEx, which have counted volume since January 2026: for additional handling in place of length plus girth. */
const surcharged = {
  additionalHandling: { weight: 50, longest: 48, second: 30, volume: 10_368 },
  largePackage: { weight: 110, longest: 96, lengthPlusGirth: 130, volume: 17_280, leastLb: 90 },
};
const notSurcharged = { additionalHandling: null, largePackage: null };
const from = '2026-11-01';

/**
 * Bounds by service and day. When a carrier changes its bounds, add a row with the new day: older parcels keep theirs.
 * Figures are those of the carriers' public pages in November 2026.
 */
export const parcelBoundsTable: readonly ParcelBounds[] = [
  {
    service: 'ups-ground',
    from,
    weight: 150,
    longest: 108,
    lengthPlusGirth: 165,
    least: null,
    ...surcharged,
  },
  {
    service: 'ups-ground-saver',
    from,
    weight: 70,
    longest: 60,
    lengthPlusGirth: 130,
    least: [6, 4, 0.75],
    ...notSurcharged,
  },
  {
    service: 'fedex-ground',
    from,
    weight: 150,
    longest: 108,
    lengthPlusGirth: 165,
    least: null,
    ...surcharged,
  },
  {
    service: 'fedex-express',
    from,
    weight: 150,
    longest: 119,
    lengthPlusGirth: 165,
    least: null,
    ...surcharged,
  },
  {
    service: 'usps',
    from,
    weight: 70,
    longest: null,
    lengthPlusGirth: 108,
    least: [6, 3, 0.25],
    ...notSurcharged,
  },
  {
    service: 'usps-ground-advantage',
    from,
    weight: 70,
    longest: null,
    lengthPlusGirth: 130,
    least: [6, 3, 0.25],
    ...notSurcharged,
  },
];

/** Bounds of a service on a day (ISO 8601 date); undefined before the first row. */
export function parcelBounds(service: ParcelService, day: string): ParcelBounds | undefined {
  return parcelBoundsTable
    .filter((bounds) => bounds.service === service && bounds.from <= day.slice(0, 10))
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1);
}
