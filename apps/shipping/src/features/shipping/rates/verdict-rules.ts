import { kilogramsPerPound } from '@lading/contracts/core';
import {
  lengthPlusGirth,
  parcelBounds,
  type ParcelBounds,
  type ParcelFault,
  parcelFaults,
  type ParcelMeasures,
  type ParcelService,
  roundedSides,
} from '@lading/contracts/shipping';

/** The services in display order. */
export const parcelServices = [
  'ups-ground',
  'ups-ground-saver',
  'fedex-ground',
  'fedex-express',
  'usps-ground-advantage',
  'usps',
] as const satisfies readonly ParcelService[];

/** `unknown` until the parcel is complete. */
export type Verdict = 'unknown' | 'fits' | 'surcharge' | 'refused';

/** A service's verdict on a parcel. */
export interface ServiceVerdict {
  bounds: ParcelBounds;
  verdict: Verdict;
  /** Every reason, errors first. */
  faults: ParcelFault[];
}

/** Every service's verdict on a parcel on a day (decision D11). A service without limits on that day is omitted. */
export function serviceVerdicts(parcel: ParcelMeasures | null, day: string): ServiceVerdict[] {
  return parcelServices.flatMap((service): ServiceVerdict[] => {
    const bounds = parcelBounds(service, day);
    if (!bounds) return [];
    if (!parcel) return [{ bounds, verdict: 'unknown', faults: [] }];
    const faults = parcelFaults(parcel, bounds);
    const isRefused = faults.some(({ severity }) => severity === 'error');
    const verdict = isRefused ? 'refused' : faults.length > 0 ? 'surcharge' : 'fits';
    return [{ bounds, verdict, faults }];
  });
}

/** The measures that carriers use: sides in whole inches, longest first, and length plus girth (decision D11). */
export function carrierMeasures(parcel: ParcelMeasures): {
  sides: readonly number[];
  lengthPlusGirth: number;
} {
  const sides = roundedSides(parcel);
  return { sides, lengthPlusGirth: lengthPlusGirth(sides) };
}

/** The weight in pounds, the unit of carriers' limits. */
export function weightInPounds({ weight, unit }: ParcelMeasures): number {
  return unit === 'cm/kg' ? weight / kilogramsPerPound : weight;
}
