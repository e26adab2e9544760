import { expect, it } from 'vitest';
import { orderRows, productRows } from './testing/rows-of-file.ts';

const orders = (...rows: string[]) =>
  ['Order number,Recipient name,Package weight,Weight unit', ...rows].join('\n');
const products = (...rows: string[]) => ['SKU,Product name,Length,Unit', ...rows].join('\n');
/** The warnings for rows without a unit. */
const told = ({ warnings }: Awaited<ReturnType<typeof orderRows>>) =>
  warnings
    .filter(({ code }) => code === 'unit-missing')
    .map(({ rowNumber, field, edits }) => ({ rowNumber, field, edits }));

it.each(['kg', 'g'])('an order without a unit is told where the others are in %s', async (unit) => {
  const found = told(await orderRows(orders(`A-1,Ann,20,${unit}`, 'A-2,Bob,3,', `A-3,Cy,5,${unit}`)));
  expect(found).toMatchObject([{ rowNumber: 3, field: 'packageUnit' }]);
  expect(found[0]?.edits?.['packageUnit']).toBe('cm/kg');
});

it('an order without a unit is told without a fix where the others have several', async () => {
  const found = told(await orderRows(orders('A-1,Ann,20,kg', 'A-2,Bob,3,', 'A-3,Cy,5,lb')));
  expect(found).toEqual([{ rowNumber: 3, field: 'packageUnit', edits: undefined }]);
});

it.each([
  ['all others are in pounds', 'A-2,Bob,3,', 'lb'],
  ['the row has no measures', 'A-2,Bob,,', 'kg'],
  ['the row is a further package', ',,3,', 'kg'],
])('no unit is missed where %s', async (_, row, unit) => {
  expect(told(await orderRows(orders(`A-1,Ann,20,${unit}`, row)))).toEqual([]);
});

it('a product below the one that names the unit gets it together with its converted measures', async () => {
  const file = await productRows(products('P-1,Rail,250,mm', 'P-2,Rod,310,', 'P-3,Bar,42,'));
  expect(file.rows[0]).toMatchObject({ length: '25', unit: 'cm/kg' });
  expect(told(file)).toEqual([
    { rowNumber: 3, field: 'unit', edits: { unit: 'cm/kg', length: '31' } },
    { rowNumber: 4, field: 'unit', edits: { unit: 'cm/kg', length: '4.2' } },
  ]);
});
