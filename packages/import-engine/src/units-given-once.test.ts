import { describe, expect, it } from 'vitest';
import { kilograms } from './testing/kilograms.ts';
import { orderRows } from './testing/rows-of-file.ts';

describe('a unit that a file gives once for an order', () => {
  it.each([
    ['kg', '3', 3],
    ['g', '1500', 1.5],
    ['lb', '3', 1.361],
    ['oz', '8', 0.227],
  ])('in %s counts for its further packages', async (unit, weight, kg) => {
    const file = `Order number,Recipient name,Package weight,Weight unit\nA-1,Ann,20,${unit}\n,,${weight},`;
    expect(kilograms((await orderRows(file)).rows[1], 'package')).toBeCloseTo(kg, 2);
  });

  it('counts for one that repeats the number of the order', async () => {
    const file = 'Order number,Recipient name,Package weight,Weight unit\nA-1,Ann,20,kg\nA-1,Ann,3,';
    const { rows } = await orderRows(file);
    expect(rows.map((row) => kilograms(row, 'package'))).toEqual([20, 3]);
  });

  it.each([
    ['in another order', 'A-2,Bob,,3,'],
    ['for a package without measures', ',,Bag,,'],
  ])('does not count %s', async (_, row) => {
    const { rows } = await orderRows(
      `Order number,Recipient name,Package type,Package weight,Weight unit\nA-1,Ann,Box,20,kg\n${row}`,
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]).not.toHaveProperty('packageUnit');
  });

  it('stays where the cells of a package that a comma split are joined', async () => {
    const file = [
      'Order number,Recipient name,Package weight,Weight unit,Package type,Custom note',
      'A-2,Bob,4,kg,Bag,ok',
      'A-1,Ann,20,kg,Box,ok',
      'A-1,Ann,3,,Bag, big,ok',
    ];
    const { warnings } = await orderRows(file.join('\n'));
    const found = warnings.find(({ code }) => code === 'surplus-cells');
    expect(found?.edits).toMatchObject({ packageType: 'Bag, big' });
    expect(found?.edits).not.toHaveProperty('packageUnit');
  });

  it('does not replace another one', async () => {
    const file = 'Order number,Recipient name,Package weight,Weight unit\nA-1,Ann,20,kg\n,,3,lb\n,,4,';
    const { rows } = await orderRows(file);
    expect(rows.slice(1).map((row) => kilograms(row, 'package').toFixed(2))).toEqual(['1.36', '1.81']);
  });
});
