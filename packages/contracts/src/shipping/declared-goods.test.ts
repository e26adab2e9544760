import { expect, it } from 'vitest';
import { declaredGoods } from './declared-goods.ts';

const mug = {
  description: ' Stoneware mug ',
  hsCode: '6912.00.4810',
  originCountry: 'pt',
  quantity: 3,
  unitValue: 12.5,
  grams: 410,
};

it('goods are read as people write them', () => {
  expect(declaredGoods.parse({ currency: 'USD', items: [mug] })).toEqual({
    currency: 'USD',
    items: [{ ...mug, description: 'Stoneware mug', hsCode: '6912004810', originCountry: 'PT' }],
  });
});

it.each([
  ['description', ''],
  ['hsCode', '69120'],
  ['hsCode', '6912.00.A'],
  ['originCountry', 'Portugal'],
  ['quantity', 0],
  ['unitValue', 0],
  ['grams', 0],
])('goods with the %s “%s” cannot be declared', (field, value) => {
  expect(
    declaredGoods.safeParse({ currency: 'USD', items: [{ ...mug, [field]: value }] }).error?.issues,
  ).toMatchObject([{ path: ['items', 0, field] }]);
});

it('no goods are no declaration', () => {
  expect(declaredGoods.safeParse({ currency: 'USD', items: [] }).success).toBe(false);
});
