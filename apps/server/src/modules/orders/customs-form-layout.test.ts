import type { CustomsForm } from '@lading/contracts/orders';
import { expect, it } from 'vitest';
import { customsForm } from './customs-form-layout.ts';
import type { CustomsItem } from './customs-form-rules.ts';
import { sampleOrder } from './testing/sample-order.ts';

const item: CustomsItem = {
  skuCode: 'MUG-2',
  description: 'Stoneware mug',
  hsCode: '691200',
  originCountry: 'CN',
  grams: 410,
  quantity: 2,
  unitValue: 450,
};
const order = sampleOrder();
const made = (form: CustomsForm, lines: number, citation: string | null = null) =>
  customsForm({
    form,
    contents: 'SALE',
    terms: 'DAP',
    signer: 'Mei Carver',
    order: { ...order, sender: order.recipient },
    items: Array.from({ length: lines }, () => item),
    currency: 'USD',
    taxIds: [],
    citation,
    day: '2026-11-27',
  }).pages;
const textsOf = ({ marks }: ReturnType<typeof made>[number]) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));

it.each(['CN22', 'CN23'] as const)('numbers the pages of a %s that has several', (form) => {
  const pages = made(form, 60);
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) {
    const texts = textsOf(page).map(({ text }) => text);
    expect(texts).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(texts).toContain(order.orderNo);
  }
});

it.each([1, 60])('makes three copies of a commercial invoice with %i lines, each to be signed', (lines) => {
  const pages = made('COMMERCIAL_INVOICE', lines);
  const each = pages.length / 3;
  const copy = pages.slice(0, each);
  expect(pages).toEqual([...copy, ...copy, ...copy]);
  const signed = pages.filter((page) => textsOf(page).some(({ text }) => text.startsWith('Mei Carver')));
  expect(signed).toHaveLength(3);
});

it('numbers the pages of each copy', () => {
  const pages = made('COMMERCIAL_INVOICE', 60);
  const each = pages.length / 3;
  expect(each).toBeGreaterThan(1);
  expect(textsOf(pages.at(-1)!).map(({ text }) => text)).toContain(`Page ${each} of ${each}`);
});

it('does not number a single page', () => {
  const [page, ...more] = made('CN23', 1);
  expect(more).toEqual([]);
  expect(textsOf(page!).some(({ text }) => text.startsWith('Page '))).toBe(false);
});

it.each(['CN22', 'CN23'] as const)(
  'keeps the signature of a %s above the footer, whatever its length',
  (form) => {
    const margin = form === 'CN22' ? 14 : 42;
    const footer = form === 'CN22' ? 8 : 16;
    for (let lines = 1; lines <= 40; lines += 1) {
      const page = made(form, lines).at(-1)!;
      const signed = textsOf(page).find(({ text }) => text.startsWith('Mei Carver'))!;
      expect(signed.baseline).toBeLessThanOrEqual(page.height - margin - footer);
    }
  },
);

it.each([
  ['COMMERCIAL_INVOICE', 3],
  ['CN22', 1],
  ['CN23', 1],
] as const)(
  'prints the citation of an export on every copy of a %s, whole if there are several',
  (form, copies) => {
    const citations = [
      'AES X20261125000001',
      'AESPOST 12345678901-98765432109 12/09/2026',
      'AESDOWN 12345678901 12/09/2026',
      'NOEEI 30.37(a)',
      'NOEEI 30.2(d)(2)',
    ];
    const pages = made(form, 1, citations.join(', '));
    expect(pages).toHaveLength(copies);
    for (const page of pages) {
      const text = textsOf(page)
        .map((mark) => mark.text)
        .join(' ');
      for (const citation of citations) expect(text).toContain(citation);
    }
  },
);

it('does not mention a citation where there is none', () => {
  expect(textsOf(made('CN22', 1)[0]!).some(({ text }) => text.startsWith('EEI'))).toBe(false);
});
