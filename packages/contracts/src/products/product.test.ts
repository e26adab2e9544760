import { expect, it } from 'vitest';
import { productDraft } from './product.ts';

it.each([
  ['upc', ' ０１２３４５６７８９０５ ', '012345678905'],
  ['asin', 'Ｂ０ＡＢＣＤ１２３４', 'B0ABCD1234'],
  ['fnSku', 'Ｘ００１ＡＢＣ', 'X001ABC'],
  ['scheduleB', '６９１２．００．００００', '6912.00.0000'],
] as const)('stores the code %s of a wide keyboard in plain width', (field, typed, stored) => {
  expect(productDraft.shape[field].parse(typed)).toBe(stored);
});
