import type { ImportField } from '@lading/contracts/imports';

/** The three sides of a parcel or of goods, in the default order. */
export const sides = ['length', 'width', 'height'] as const;
export type Side = (typeof sides)[number];

const letterOf: Record<Side, string> = { length: 'L', width: 'W', height: 'H' };
const pattern = /^\{([^{}]+)\}#([LWH])$/;

/** One side of a size column: "{Dimensions}#L". */
export interface SizeSide {
  /** Its heading. */
  column: string;
  side: Side;
}

/** What a mapping holds for one side of a size column. It replaces a heading in requests and templates. */
export const sideSource = ({ column, side }: SizeSide): string => `{${column}}#${letterOf[side]}`;

/** The side that the source of a field takes from a size column; undefined for any other source. */
export function sideOf(source: string): SizeSide | undefined {
  const [, column, letter] = pattern.exec(source) ?? [];
  return column === undefined
    ? undefined
    : { column, side: sides.find((side) => letterOf[side] === letter)! };
}

/** The side that a field of an import holds; undefined for anything but lengths. */
export function sideOfField({ key, measure }: ImportField): Side | undefined {
  return measure?.of === 'length' ? sides.find((side) => key.toLowerCase().endsWith(side)) : undefined;
}

/** Whether two sources are different sides of one column, which several fields may use. */
export function areSidesOfOne(one: string, other: string): boolean {
  const [first, second] = [sideOf(one), sideOf(other)];
  return first !== undefined && first.column === second?.column && first.side !== second.side;
}
