import { customsMessages } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { goodsFault, isVagueDescription } from './customs-goods-rules.ts';

describe('a customs description', () => {
  it.each([
    'Gift',
    'GIFTS',
    'a free gift',
    'Sample',
    'samples of goods',
    'Spare parts',
    'parts & accessories',
    'General merchandise',
    'misc. items',
    'Order 10482',
    'Goods, no commercial value',
    'ｇｉｆｔ',
    '10482',
    'n/a',
    '-',
    '礼品',
    '样品',
    '配件',
    '禮品',
    '樣品',
    '商品样品',
    '一件礼物',
    '礼品和配件',
    '其他货物',
    '日用品',
  ])('“%s” does not say what the goods are', (description) => {
    expect(isVagueDescription(description)).toBe(true);
  });

  it.each([
    'Stoneware mug',
    'Mug',
    'Gift card',
    'Phone accessories',
    'Auto parts',
    'Sample vials of glass',
    'T-shirt',
    'TV',
    '手机配件',
    '礼品盒',
    '陶瓷杯',
    '汽车零件',
    '和服',
    'Échantillon de tissu',
    'ギフトカード',
  ])('“%s” says it', (description) => {
    expect(isVagueDescription(description)).toBe(false);
  });
});

const mug = {
  skuCode: 'MUG',
  description: 'Stoneware mug',
  hsCode: '691200',
  originCountry: 'PT',
  quantity: 3,
  grams: 410,
  unitValue: 900,
};
const box = (weight: number, unit: 'in/lb' | 'cm/kg' = 'cm/kg') => ({
  length: 9,
  width: 6,
  height: 4,
  weight,
  unit,
});

describe('goods and their packages', () => {
  // 1,230 g are 2.712 lb.
  it.each([
    ['a heavier package', [box(1.4)]],
    ['a package of the same weight', [box(1.23)]],
    ['a package in pounds', [box(2.72, 'in/lb')]],
    ['a package that is lighter by what rounding explains', [box(1.226)]],
    ['two packages, of which one alone is too light', [box(0.7), box(0.6)]],
    ['packages in both units', [box(0.7), box(1.2, 'in/lb')]],
  ])('are declared in %s', (_what, packages) => {
    expect(goodsFault({ items: [mug], packages })).toBeUndefined();
  });

  it.each([
    ['a lighter package', [box(1.2)], { net: 1.23, gross: 1.2 }],
    ['a lighter package in pounds', [box(2, 'in/lb')], { net: 1.23, gross: 0.907 }],
    ['two packages that are too light together', [box(0.6), box(0.6)], { net: 1.23, gross: 1.2 }],
  ])('are refused in %s', (_what, packages, params) => {
    expect(goodsFault({ items: [mug], packages })).toMatchObject({
      code: customsMessages.heavierThanPackages.code,
      params,
    });
  });

  it('without a weight are not compared', () => {
    expect(goodsFault({ items: [{ ...mug, grams: null }], packages: [box(0.1)] })).toBeUndefined();
  });

  it('are named with their vague descriptions, each once', () => {
    const items = [
      { ...mug, description: 'Gift' },
      mug,
      { ...mug, description: 'Gift' },
      { ...mug, skuCode: '', description: 'parts' },
    ];
    expect(goodsFault({ items, packages: [box(9)] })).toMatchObject({
      code: customsMessages.vague.code,
      params: { descriptions: '“Gift” (MUG), “parts”' },
    });
  });
});
