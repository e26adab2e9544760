import { centimetersPerInch, exactMeasure, kilogramsPerPound } from '../core/measures.ts';
import type { ParcelBounds, SurchargeBounds } from './parcel-bounds.ts';
import type { MeasureUnit } from './weight.ts';

/** A parcel to check; sides in any order. */
export interface ParcelMeasures {
  length: number;
  width: number;
  height: number;
  /** The whole weight, see `totalWeight`. */
  weight: number;
  unit: MeasureUnit;
}

/** The surcharges that depend on the measures of a parcel. A large package is not charged for additional handling too. */
export type ParcelSurcharge = 'additional-handling' | 'large-package';

/** A limit that a parcel exceeds, in inches, pounds or cubic inches. */
export interface ParcelFault {
  /** An error prevents shipping, a warning costs a surcharge (decision D11). */
  severity: 'error' | 'warning';
  /** Of a warning; null for an error. */
  surcharge: ParcelSurcharge | null;
  kind: 'weight' | 'longest-side' | 'second-side' | 'length-plus-girth' | 'volume' | 'minimum-sides';
  limit: number | readonly [number, number, number];
  actual: number | readonly [number, number, number];
}

type Sides = readonly [number, number, number];

/** Sides in inches, longest first, each rounded up to a whole number (decision D11). */
export function roundedSides(measures: ParcelMeasures): Sides {
  const [longest, second, third] = sortedInches(measures);
  return [Math.ceil(longest), Math.ceil(second), Math.ceil(third)];
}

/** Longest side plus girth, which is twice the sum of the other two (decision D11). */
export function lengthPlusGirth([longest, second, third]: Sides): number {
  return longest + 2 * (second + third);
}

/**
 * All limits of a service that a parcel exceeds (spec §5, decision D11), errors first. Minimum sides are checked before rounding,
 * which would hide thin parcels.
 */
export function parcelFaults(measures: ParcelMeasures, bounds: ParcelBounds): ParcelFault[] {
  const sides = roundedSides(measures);
  const exactSides = sortedInches(measures);
  const { least } = bounds;
  const actual = {
    weight: exactMeasure(measures.unit === 'cm/kg' ? measures.weight / kilogramsPerPound : measures.weight),
    longest: sides[0],
    second: sides[1],
    lengthPlusGirth: lengthPlusGirth(sides),
    volume: sides[0] * sides[1] * sides[2],
  };

  const errors = [
    ...over(null, actual, bounds),
    ...(least !== null && exactSides.some((side, index) => side < (least[index] ?? 0))
      ? [
          {
            severity: 'error',
            surcharge: null,
            kind: 'minimum-sides',
            limit: least,
            actual: exactSides,
          } as const,
        ]
      : []),
  ];
  const large = over('large-package', actual, bounds.largePackage);
  const warnings = large.length > 0 ? large : over('additional-handling', actual, bounds.additionalHandling);
  const failed = new Set(errors.map((fault) => fault.kind));
  return [...errors, ...warnings.filter((fault) => !failed.has(fault.kind))];
}

type Measured = Required<SurchargeBounds>;

/** The measures that are limited, in the order in which they are listed. */
const limited = [
  ['weight', 'weight'],
  ['longest-side', 'longest'],
  ['second-side', 'second'],
  ['length-plus-girth', 'lengthPlusGirth'],
  ['volume', 'volume'],
] as const satisfies readonly (readonly [ParcelFault['kind'], keyof Measured])[];

/** The limits that a parcel exceeds: of a surcharge, or, with null, of the service. */
function over(
  surcharge: ParcelSurcharge | null,
  measured: Measured,
  limits: { [Measure in keyof Measured]?: number | null } | null,
): ParcelFault[] {
  const severity: ParcelFault['severity'] = surcharge === null ? 'error' : 'warning';
  return limited.flatMap(([kind, measure]) => {
    const limit = limits?.[measure];
    const actual = measured[measure];
    return limit != null && actual > limit ? [{ severity, surcharge, kind, limit, actual }] : [];
  });
}

function sortedInches({ length, width, height, unit }: ParcelMeasures): Sides {
  const perInch = unit === 'cm/kg' ? centimetersPerInch : 1;
  const [longest = 0, second = 0, third = 0] = [length, width, height]
    .map((side) => exactMeasure(side / perInch))
    .toSorted((one, other) => other - one);
  return [longest, second, third];
}
