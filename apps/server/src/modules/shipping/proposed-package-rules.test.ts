import { describe, expect, it } from 'vitest';
import { proposePackage, type Box, type PackedGoods } from './proposed-package-rules.ts';

const mug: PackedGoods = { units: 1, length: 12, width: 9, height: 10, unit: 'cm/kg', grams: 400 };
const pole: PackedGoods = { units: 1, length: 90, width: 4, height: 4, unit: 'cm/kg', grams: 700 };
const tile: PackedGoods = { units: 1, length: 10, width: 8, height: 0.5, unit: 'in/lb', grams: 680.388_555 };
const unsized: PackedGoods = { ...mug, height: null };
const unweighed: PackedGoods = { ...mug, grams: null };

const box = (
  presetName: string,
  length: number,
  width: number,
  height: number,
  unit: Box['unit'] = 'cm/kg',
) => ({ presetName, length, width, height, unit });
const small = box('Small', 20, 15, 10);
const large = box('Large', 40, 30, 30);
const long = box('Long', 100, 10, 10);
const inches = box('Inches', 8, 8, 8, 'in/lb');

describe('the proposed package of an order', () => {
  it.each<[string, PackedGoods[], Box[], object | null]>([
    [
      'a single unit in its own size, regardless of boxes',
      [mug],
      [small, large],
      { by: 'product', presetName: null, length: 12, width: 9, height: 10, weight: 0.4, unit: 'cm/kg' },
    ],
    [
      'a single unit in its own units, to the ounce',
      [tile],
      [],
      { by: 'product', presetName: null, length: 10, width: 8, height: 0.5, weight: 1.5, unit: 'in/lb' },
    ],
    [
      'several in the smallest box that holds them',
      [{ ...mug, units: 2 }],
      [large, small],
      { by: 'preset', presetName: 'Small', length: 20, width: 15, height: 10, weight: 0.8, unit: 'cm/kg' },
    ],
    ['not in a box with too little volume', [{ ...mug, units: 3 }], [small, large], { presetName: 'Large' }],
    [
      'not in a box whose longest side is too short, even if it is large',
      [mug, pole],
      [large, long],
      { presetName: 'Long' },
    ],
    [
      'not in a box whose second side is too short',
      [{ ...mug, units: 2 }],
      [box('Flat', 60, 40, 8), large],
      { presetName: 'Large' },
    ],
    [
      'in a box that they fill, measured in other units',
      [{ units: 8, length: 10.16, width: 10.16, height: 10.16, unit: 'cm/kg', grams: 100 }],
      [inches],
      { by: 'preset', presetName: 'Inches', length: 8, weight: 1.7637, unit: 'in/lb' },
    ],
    [
      'in the first of two boxes of one size',
      [{ ...mug, units: 2 }],
      [{ ...small, presetName: 'First' }, small],
      { presetName: 'First' },
    ],
    [
      'with open dimensions when no box is large enough',
      [{ ...mug, units: 400 }],
      [small, large],
      {
        by: 'weight',
        presetName: null,
        length: null,
        width: null,
        height: null,
        weight: 352.7396,
        unit: 'in/lb',
      },
    ],
    ['with open dimensions without boxes', [mug, pole], [], { by: 'weight', weight: 2.4251 }],
    [
      'with open dimensions when one size is unknown',
      [mug, unsized],
      [large],
      { by: 'weight', length: null },
    ],
    ['with open dimensions when the only size is unknown', [unsized], [large], { by: 'weight' }],
    ['unknown when one weight is unknown', [mug, unweighed], [large], null],
    ['unknown without goods', [], [large], null],
    ['unknown when no units are owed', [{ ...mug, units: 0 }], [large], null],
  ])('%s', (_name, goods, boxes, expected) => {
    const proposed = proposePackage(goods, boxes, 'in/lb');
    expect({ proposed }).toMatchObject({ proposed: expected });
  });
});
