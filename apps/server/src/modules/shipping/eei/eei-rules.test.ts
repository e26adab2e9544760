import { expect, it } from 'vitest';
import { codeToFile, dollarsByCode, worthByCode } from './eei-rules.ts';

const goods = (hsCode: string, dollars: number, quantity = 1) => ({
  hsCode,
  quantity,
  unitValue: Math.round(dollars * 100),
});

it.each([
  ['2,500.00', [goods('6912', 2_500)], {}, undefined],
  ['2,500.01', [goods('6912', 2_500.01)], {}, '6912'],
  ['two of 1,300 under one code', [goods('6912', 1_300), goods('6912', 1_300)], {}, '6912'],
  ['two of 1,300 under two codes', [goods('6912', 1_300), goods('7013', 1_300)], {}, undefined],
  ['units of a line', [goods('6912', 1_300, 2)], {}, '6912'],
  ['1,300 in addition to another 1,300', [goods('6912', 1_300)], { 6912: 130_000 }, '6912'],
  ['1,200 in addition to another 1,300', [goods('6912', 1_200)], { 6912: 130_000 }, undefined],
  ['1,300 in addition to 1,300 under another code', [goods('6912', 1_300)], { 7013: 130_000 }, undefined],
] as const)('of %s the code to be filed is found, or none', (_name, items, along, code) => {
  expect(codeToFile(worthByCode(items), new Map(Object.entries(along)))).toBe(code);
});

it.each([
  ['2,400 euros are more than 2,500 dollars', goods('6912', 2_400), 'EUR', '6912'],
  ['2,000 euros are less', goods('6912', 2_000), 'EUR', undefined],
  ['300,000 yen are less', goods('6912', 300_000), 'JPY', undefined],
  ['500,000 yen are more', goods('6912', 500_000), 'JPY', '6912'],
  ['a currency without a rate gives no value', goods('6912', 1_000_000), 'XYZ', undefined],
])('%s', (_what, item, currency, code) => {
  expect(codeToFile(dollarsByCode([item], currency, '2026-11-26'))).toBe(code);
});
