import { expect, it } from 'vitest';
import { codeToFile } from './eei-rules.ts';

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
  ['1,300 beside 1,300 that goes along', [goods('6912', 1_300)], { 6912: 130_000 }, '6912'],
  ['1,200 beside 1,300 that goes along', [goods('6912', 1_200)], { 6912: 130_000 }, undefined],
  ['1,300 beside 1,300 under another code', [goods('6912', 1_300)], { 7013: 130_000 }, undefined],
] as const)('of %s the code to be filed is found, or none', (_name, items, along, code) => {
  expect(codeToFile(items, new Map(Object.entries(along)))).toBe(code);
});
