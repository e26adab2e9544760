/** The two systems of units, by the value of the row's unit field. */
export type UnitSystem = 'cm/kg' | 'in/lb';

/** A unit as it is written behind a number. */
export interface MeasureUnit {
  system: UnitSystem;
  of: 'length' | 'weight';
  /** How many of the smallest common unit it is: millimetres, grams, inches, ounces. */
  size: number;
}

const table: readonly (readonly [MeasureUnit, string])[] = [
  [{ system: 'cm/kg', of: 'length', size: 1 }, 'mm millimeter millimeters millimetre millimetres 毫米'],
  [
    { system: 'cm/kg', of: 'length', size: 10 },
    'cm cms centimeter centimeters centimetre centimetres 厘米 公分',
  ],
  [{ system: 'cm/kg', of: 'length', size: 1000 }, 'm meter meters metre metres 米'],
  [{ system: 'in/lb', of: 'length', size: 1 }, 'in in. inch inches ins " ″ ” 英寸 吋'],
  [{ system: 'in/lb', of: 'length', size: 12 }, "ft ft. foot feet ' ′ ’ 英尺"],
  [{ system: 'cm/kg', of: 'weight', size: 1 }, 'g g. gr gram grams gramme grammes 克'],
  [{ system: 'cm/kg', of: 'weight', size: 1000 }, 'kg kg. kgs kilo kilos kilogram kilograms 千克 公斤'],
  [{ system: 'in/lb', of: 'weight', size: 1 }, 'oz oz. ozs ounce ounces 盎司'],
  [{ system: 'in/lb', of: 'weight', size: 16 }, 'lb lb. lbs lbs. pound pounds # 磅'],
];

/** Units by what is written, in lower case. */
export const measureUnits: ReadonlyMap<string, MeasureUnit> = new Map(
  table.flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
);

/** What stands behind a count of things and says nothing more. */
export const countWords: ReadonlySet<string> = new Set(
  'pc pcs pc. pcs. piece pieces ea each unit units pk pack packs ct count 个 件 只 台 套 包 盒 箱'.split(' '),
);
