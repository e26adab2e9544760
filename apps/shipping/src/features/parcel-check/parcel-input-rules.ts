import type { ParcelMeasures } from '@lading/contracts/rules/parcel';
import { totalWeight, type MeasureUnit } from '@lading/contracts/rules/weight';

/** A parcel as it is being typed. */
export interface ParcelInput {
  unit: MeasureUnit;
  length: number | null;
  width: number | null;
  height: number | null;
  weight1: number | null;
  weight2: number | null;
}

/** The numbers of a parcel, in the order in which they are asked for. */
export const parcelNumbers = ['length', 'width', 'height', 'weight1', 'weight2'] as const;
export type ParcelNumber = (typeof parcelNumbers)[number];

/** Largest number that is taken; far beyond any carrier. */
export const numberMaximum = 99_999;

/** Reads a parcel from the page's address, so that a reload or a sent link shows the same one. */
export function readParcel(params: URLSearchParams): ParcelInput {
  const number = (name: ParcelNumber): number | null => {
    const value = Number(params.get(name) ?? Number.NaN);
    return params.get(name) !== '' && value >= 0 && value <= numberMaximum ? value : null;
  };
  return {
    unit: params.get('unit') === 'cm/kg' ? 'cm/kg' : 'in/lb',
    length: number('length'),
    width: number('width'),
    height: number('height'),
    weight1: number('weight1'),
    weight2: number('weight2'),
  };
}

/** The address of a parcel. */
export function writeParcel(parcel: ParcelInput): URLSearchParams {
  const params = new URLSearchParams();
  if (parcel.unit !== 'in/lb') params.set('unit', parcel.unit);
  for (const name of parcelNumbers) {
    const value = parcel[name];
    if (value !== null) params.set(name, String(value));
  }
  return params;
}

/** The parcel to be judged; null until three sides and a weight above nothing are known. */
export function completeParcel(parcel: ParcelInput): ParcelMeasures | null {
  const { unit, length, width, height, weight1, weight2 } = parcel;
  const weight = totalWeight(weight1, weight2, unit);
  return length && width && height && weight ? { unit, length, width, height, weight } : null;
}
