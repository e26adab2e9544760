import { expect, it } from 'vitest';
import { emptyLine, withEmptyLine, withName, withSku } from './line-goods-rules.ts';

const known = [
  { skuCode: 'MUG', name: 'Mug' },
  { skuCode: 'MUG-2', name: 'Two mugs' },
  { skuCode: 'PIN-A', name: 'Pin' },
  { skuCode: 'PIN-B', name: 'Pin' },
];

it('gives a line the name of the typed SKU, and removes it with the SKU', () => {
  const mug = withSku(emptyLine, 'MUG', { known, taken: null });
  expect(mug).toEqual({ ...emptyLine, skuCode: 'MUG', skuName: 'Mug' });
  expect(withSku(mug, 'MUG-2', { known, taken: 'Mug' }).skuName).toBe('Two mugs');
  expect(withSku(mug, 'MUG-', { known, taken: 'Mug' }).skuName).toBe('');
});

it('keeps a name entered by a person', () => {
  const own = { ...emptyLine, skuName: 'My mug' };
  expect(withSku(own, 'MUG', { known, taken: null })).toMatchObject({ skuCode: 'MUG', skuName: 'My mug' });
});

it.each([
  ['gives the SKU of the only goods of a name', emptyLine, 'Mug', 'MUG'],
  ['gives no SKU where several have the name', emptyLine, 'Pin', ''],
  ['leaves the SKU that stands there', { ...emptyLine, skuCode: 'OLD' }, 'Mug', 'OLD'],
])('%s', (_name, line, skuName, skuCode) =>
  expect(withName(line, skuName, known)).toEqual({ ...line, skuName, skuCode }),
);

it('an added line has an id that no other line has', () => {
  const left = [{ ...emptyLine, lineId: 2, skuCode: 'T' }];
  expect(withEmptyLine(left)).toEqual([...left, { ...emptyLine, lineId: 3 }]);
  expect(withEmptyLine([])).toEqual([emptyLine]);
});
