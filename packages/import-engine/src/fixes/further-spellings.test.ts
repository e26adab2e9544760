import { importDefinitions } from '@lading/contracts/all-imports';
import { describe, expect, it } from 'vitest';
import { productFix, recordFix } from '../testing/fix-of.ts';
import { findSuspicion } from './find-suspicion.ts';

const only = (fix: ReturnType<typeof productFix>, key: string) => fix?.readings.only?.[key];

it.each([
  ['12.50 $US', '12.50'],
  ['12.50 (USD)', '12.50'],
  ['(EUR) 12,50', '12.50'],
  ['12.50 [US$]', '12.50'],
  ['$ -', ''],
  ['99¢', '0.99'],
  ['12€50', '12.50'],
  ['R 12.50', '12.50'],
  ['R12,50', '12.50'],
  ['₨ 1,200.50', '1200.50'],
  ['৳ 1,200.50', '1200.50'],
  ['12.50 USD each', '12.50'],
  ['US$12.50 ea.', '12.50'],
  ['12.50 (incl. VAT)', '12.50'],
  ['12.50 excl. tax', '12.50'],
  ['12,50 € netto', '12.50'],
  ['12.5元（含税）', '12.5'],
  ['TBD', ''],
  ['待定', ''],
])('an amount: %s', (text, wanted) => {
  expect(only(productFix('purchasingCost', text), 'purchasingCost')).toBe(wanted);
});

it.each(['12.50 incl. mug', '12 net pounds', '123¢4', '12.50 (each way)', '12.50 (2)', '(12.50)', '$ - 5 -'])(
  'no amount: %s',
  (text) => {
    expect(productFix('purchasingCost', text)).toBeUndefined();
  },
);

it.each([
  ['x12', '12'],
  ['12 x', '12'],
  ['×6', '6'],
])('a count: %s', (text, wanted) => {
  expect(only(productFix('qtyInOnePackage', text), 'qtyInOnePackage')).toBe(wanted);
});

it.each([
  ['12″', '12'],
  ["12''", '12'],
  ['12 inches (approx.)', '12'],
  ['12 in (net)', '12'],
])('a length in inches: %s', (text, wanted) => {
  expect(only(productFix('length', text, { unit: 'in/lb' }), 'length')).toBe(wanted);
});

it('a text with two lengths is not a length', () => {
  expect(productFix('length', '12 in (10 in)', { unit: 'in/lb' })).toBeUndefined();
});

it.each([
  ['2 thg 11 2026', '2026-11-02'],
  ['R8.11.2', '2026-11-02'],
  ['R8年11月2日', '2026-11-02'],
  ['H30.1.5', '2018-01-05'],
  ['0000-00-00', ''],
  ['0000-00-00 00:00:00', ''],
  ['00/00/0000', ''],
])('a day: %s', (text, wanted) => {
  expect(only(recordFix('stock-in', 'eta', text), 'eta')).toBe(wanted);
});

it('descriptions in a column of days are skipped at once', () => {
  const description = 'soft blue mug '.repeat(700);
  const fixes = Array.from({ length: 60 }, (_, at) => recordFix('stock-in', 'eta', `${at} ${description}`));
  expect(fixes.filter(Boolean)).toEqual([]);
});

it.each([
  ['Enabled', 'Yes'],
  ['disabled', 'No'],
  ['Yes (lithium)', 'Yes'],
  ['Yes, 2 AA', 'Yes'],
  ['是（锂电池）', 'Yes'],
  ['No - none', 'No'],
  ['はい。', 'Yes'],
  ['No battery', 'No'],
  ['内置电池', 'Yes'],
  ['Not applicable', ''],
  ['(none)', ''],
])('a yes or no: %s', (text, wanted) => {
  expect(only(productFix('batteryFlag', text), 'batteryFlag')).toBe(wanted);
});

describe('a code', () => {
  const definition = importDefinitions.find(({ key }) => key === 'product')!;
  const suspicionOf = (key: string, text: string) => {
    const field = definition.fields.find((candidate) => candidate.key === key)!;
    const found = findSuspicion({ definition, field, text, value: () => '' });
    return found && [found.suspicion, ...Object.values(found.fix?.readings ?? {}).map((edits) => edits[key])];
  };

  it.each([
    ['upc', '0 12345 67890 5', '012345678905'],
    ['ean', '4 006381 333931', '4006381333931'],
    ['ean', '978-3-16-148410-0', '9783161484100'],
    ['ean', '9638 5074', '96385074'],
  ])('as printed below its bars becomes its digits: %s %s', (key, text, digits) => {
    expect(suspicionOf(key, text)).toEqual(['code-separators', digits]);
  });

  it.each([
    ['ean', '4 006381 333932'],
    ['ean', '12-34'],
    ['skuCode', '4 006381 333931'],
    ['skuCode', '10-set'],
    ['skuCode', '2-gen'],
    ['skuCode', 'DIC-25'],
    ['skuCode', '1-Dec-2025-A'],
  ])('that is not a barcode stays as it is: %s %s', (key, text) => {
    expect(suspicionOf(key, text)).toBeUndefined();
  });

  it.each([
    ['1-dic', ['DEC-1', '12-1', '1-12']],
    ['01/dez', ['DEC-1', '12-1', '1-12']],
    ['dic-25', ['DEC-25', '12-25', '25-12']],
    ['3-ene', ['JAN-3', '1-3', '3-1']],
    ['3-mrt', ['MAR-3', '3-3', '3-3']],
    ['3-giu', ['JUN-3', '6-3', '3-6']],
    ['1-Dec-25', []],
  ])('that became a date is recognized in other languages too: %s', (text, readings) => {
    expect(suspicionOf('skuCode', text)).toEqual(['date-code', ...readings]);
  });
});
