// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { searchHelp } from './help-page.tsx';

const parts = [
  {
    title: 'Labels',
    asks: [
      { key: 'void', q: 'How do I void one?', a: 'Open the shipment.' },
      { key: 'buy', q: 'How do I buy one?', a: 'Choose a rate.' },
    ],
  },
  { title: '商品', asks: [{ key: 'import', q: '如何导入？', a: '以 SKU 为准。' }] },
];

it.each([
  ['nothing typed', '', ['void', 'buy', 'import']],
  ['only blanks', '  \u3000', ['void', 'buy', 'import']],
  ['a word of a question', 'void', ['void']],
  ['a word of an answer', 'rate', ['buy']],
  ['the title of a topic', 'labels', ['void', 'buy']],
  ['words of several places in any order', 'shipment  LABELS', ['void']],
  ['words of which one is nowhere', 'void pallet', []],
  ['full-width letters', 'ｓｋｕ', ['import']],
  ['Chinese', '导入', ['import']],
])('finds by %s', (_, search, found) => {
  const hits = searchHelp(parts, search);
  expect(hits.flatMap(({ asks }) => asks.map(({ key }) => key))).toEqual(found);
  expect(hits.every(({ asks }) => asks.length > 0)).toBe(true);
});
