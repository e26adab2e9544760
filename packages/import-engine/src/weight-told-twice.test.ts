import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { weightToldTwice } from './weight-told-twice.ts';

const sampleOf = (...rows: string[]) => rows.map((row) => row.split(','));

it.each([
  ['kg and g', 'Weight (kg),Weight (g)', ['0.5,500', '1.25,1250'], true],
  ['lb and oz', 'Weight (lb),Weight (oz)', ['2.5,40', ',8', '1,'], true],
  ['two systems', 'Weight (lb),Weight (g)', ['1,453.59'], true],
  ['one row that differs', 'Weight (kg),Weight (g)', ['0.5,500', '1.25,1300'], false],
  ['two parts', 'Weight (lb),Weight (oz)', ['2,4'], false],
  ['never both', 'Weight (lb),Weight (oz)', ['2,', ',4'], false],
  ['no units', 'Weight,Weight 2', ['0.5,500'], false],
])('two columns of a weight, %s', (_, columns, rows, isTwice) => {
  const headings = columns.split(',');
  const mapping = { weight1: headings[0]!, weight2: headings[1]! };
  expect(weightToldTwice(productImport, headings, sampleOf(...rows), mapping)).toEqual(
    isTwice ? { field: 'weight2', repeats: headings[0] } : undefined,
  );
});

it('the unit may stand beside the weight', () => {
  const headings = ['Weight', 'Unit', 'Grams'];
  const mapping = { weight1: 'Weight', unit: 'Unit', weight2: 'Grams' };
  const sample = sampleOf('0.5,kg,500', '1,lb,453.59');
  expect(weightToldTwice(productImport, headings, sample, mapping)).toEqual({
    field: 'weight2',
    repeats: 'Weight',
  });
});

it('an order also has two weights, and a single one repeats nothing', () => {
  const headings = ['Weight (kg)', 'Weight (g)'];
  const both = { packageWeight1: 'Weight (kg)', packageWeight2: 'Weight (g)' };
  expect(weightToldTwice(orderShipmentImport, headings, sampleOf('2,2000'), both)?.field).toBe(
    'packageWeight2',
  );
  const one = { packageWeight1: 'Weight (kg)' };
  expect(weightToldTwice(orderShipmentImport, headings, sampleOf('2,2000'), one)).toBeUndefined();
});
