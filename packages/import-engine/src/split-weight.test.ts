import { describe, expect, it } from 'vitest';
import { readMeasure } from './fixes/read-measure.ts';
import { splitWeight } from './split-weight.ts';
import { orderRows, productRows } from './testing/rows-of-file.ts';

const whole = { decimals: 2, minorDecimals: 0 };

describe('a weight whose smaller part takes whole numbers is never billed as less', () => {
  it.each([
    [8.2, 'in/lb', true, '0.51 + '],
    [8.0777, 'in/lb', true, '0.51 + '],
    [8.0777, 'in/lb', false, '0.51 + '],
    [8.000_13, 'in/lb', true, ' + 8'],
    [15.9, 'in/lb', true, '0.99 + '],
    [35.274, 'in/lb', false, '2.2 + '],
    [232.466, 'cm/kg', true, ' + 233'],
    [0.2, 'cm/kg', false, '0 + 1'],
    [820.4, 'cm/kg', false, '0 + 821'],
    [500, 'cm/kg', false, '0.5 + '],
  ] as const)('%d in %s', (total, system, prefersMinor, wanted) => {
    const { main, minor } = splitWeight(total, system, { ...whole, prefersMinor });
    expect(`${main} + ${minor}`).toBe(wanted);
  });

  it('is rounded to the nearest where it allows decimals', () => {
    const { main, minor } = splitWeight(8.194, 'in/lb', {
      decimals: 2,
      minorDecimals: 2,
      prefersMinor: true,
    });
    expect([main, minor]).toEqual(['', '8.19']);
  });

  it.each([
    ['8.2 oz', 'in/lb', '0 + 9', true],
    ['1 lb 3.4 oz', 'in/lb', '1 + 4', true],
    ['15.9 oz', 'in/lb', '1 + 0', true],
    ['8 oz', 'in/lb', '0 + 8', false],
    ['8.2 oz', 'cm/kg', '0 + 233', false],
    ['8 oz', 'cm/kg', '0 + 227', false],
  ] as const)('a cell of %s in a row of %s', (text, system, wanted, isToldSo) => {
    const found = readMeasure('weight', text, system, { ...whole, as: 'point' })!;
    expect(`${found.main} + ${found.minor}`).toBe(wanted);
    expect(found.steps.includes('round-up')).toBe(isToldSo);
  });
});

it('grams of an order are converted to ounces as carriers bill them', async () => {
  const { rows } = await orderRows(
    'Order number,Weight (oz),Package unit\nA-1,8.2,cm/kg\nA-2,35.27396,cm/kg',
  );
  expect(
    rows.map(({ packageWeight1 = '', packageWeight2 }) => `${packageWeight1}/${packageWeight2}`),
  ).toEqual(['/233', '/1000']);
});

it('grams of a product keep their decimals', async () => {
  const { rows } = await productRows('SKU,Weight (oz),Unit\nA-1,8.2,cm/kg');
  expect(rows[0]).toMatchObject({ weight2: '232.47' });
});
