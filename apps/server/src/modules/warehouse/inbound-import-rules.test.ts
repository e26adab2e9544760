import { describe, expect, it } from 'vitest';
import type { GoodsRecord } from './goods-import.service.ts';
import { changedFields, contentOf, draftOfGoods, type KnownDraft } from './inbound-import-rules.ts';

type Goods = GoodsRecord['goods'][number];
const skus = new Map([
  ['1', 'MUG'],
  ['2', 'PLATE'],
]);
const mug: Goods['parts'] = [{ productId: '1', quantity: 1 }];
const plate: Goods['parts'] = [{ productId: '2', quantity: 1 }];
const set: Goods['parts'] = [
  { productId: '1', quantity: 4 },
  { productId: '2', quantity: 2 },
];

const article = (
  parts: Goods['parts'],
  cells: Record<string, string> = {},
  cleared: readonly string[] = [],
): Goods => ({
  skuCode: 'as typed',
  parts,
  cleared,
  cells: { cartonCount: '2', qtyPerCarton: '10', ...cells },
});
const record = (goods: readonly Goods[], head: Record<string, string> = {}): GoodsRecord => ({
  row: 0,
  head: { deliveryMethod: 'PALLET', ...head },
  warehouseId: '7',
  clientRef: 'PO-1',
  goods,
});

const line = (lineId: string, productId: string, lotNo: string | null, expiresOn: string | null) => ({
  lineId,
  productId,
  skuCode: skus.get(productId)!,
  skuName: '',
  expected: 20,
  countedGood: 0,
  countedDamaged: 0,
  stowed: 0,
  lotNo,
  expiresOn,
});
const stored: KnownDraft = {
  warehouseId: '7',
  clientRef: 'PO-1',
  delivery: 'PALLET',
  containerNo: 'MSCU1234567',
  tracking: '1Z1',
  eta: '2026-12-01',
  remark: 'Fragile',
  version: 2,
  lines: [line('1', '1', 'L1', '2027-05-01'), line('2', '2', null, null)],
};

describe('the units of an article', () => {
  it.each<[string, Goods, [string, number][]]>([
    ['are its cartons times the units in each', article(mug), [['MUG', 20]]],
    [
      'are those of one carton without a number of cartons',
      { ...article(mug), cells: { qtyPerCarton: '10' } },
      [['MUG', 10]],
    ],
    [
      'of a bundle are those of its components',
      article(set),
      [
        ['MUG', 80],
        ['PLATE', 40],
      ],
    ],
  ])('%s', (_name, one, expected) => {
    const { lines } = draftOfGoods(record([one]), skus);
    expect(lines.map(({ skuCode, expected: units }) => [skuCode, units])).toEqual(expected);
  });
});

it('a new draft has what the file carries, and nothing else', () => {
  const head = { containerNo: 'MSCU1234567', trackingNumbers: '1Z1', eta: '2026-12-01', remark: 'Fragile' };
  const goods = [article(mug, { lotNo: 'L1', expiryDate: '2027-05-01' }), article(plate)];
  expect(draftOfGoods(record(goods, head), skus)).toEqual(contentOf(stored));
  expect(draftOfGoods(record([article(mug)]), skus)).toMatchObject({
    containerNo: null,
    tracking: null,
    eta: null,
    remark: null,
    lines: [{ lotNo: null, expiresOn: null }],
  });
});

describe('a draft that there is (decision D23)', () => {
  it('keeps what the file does not carry', () => {
    const draft = draftOfGoods(record([article(mug), article(plate)]), skus, stored);
    expect(draft).toEqual(contentOf(stored));
    expect(changedFields(stored, draft)).toEqual([]);
  });

  it('keeps no lot of an article that one of the two has twice', () => {
    const twice = [article(mug, { lotNo: 'L2' }), article(mug)];
    expect(draftOfGoods(record(twice), skus, stored).lines.map(({ lotNo }) => lotNo)).toEqual(['L2', null]);
    const storedTwice = { ...stored, lines: [...stored.lines, line('3', '1', 'L3', null)] };
    expect(draftOfGoods(record([article(mug)]), skus, storedTwice).lines).toMatchObject([{ lotNo: null }]);
  });

  it('loses what empty cells of the first row clear, and the lot that its own row clears', () => {
    const goods = [article(mug, {}, ['eta', 'lotNo']), article(plate, {}, ['remark'])];
    const draft = draftOfGoods(record(goods), skus, stored);
    expect(draft).toMatchObject({
      eta: null,
      remark: 'Fragile',
      lines: [{ lotNo: null, expiresOn: '2027-05-01' }, {}],
    });
    expect(changedFields(stored, draft)).toEqual([
      { field: 'eta', isCleared: true },
      { field: 'lotNo', isCleared: true },
    ]);
  });

  it.each<[string, GoodsRecord, { field: string; isCleared: boolean }[]]>([
    [
      'other units',
      record([article(mug, { cartonCount: '3' }), article(plate)]),
      [{ field: 'qtyPerCarton', isCleared: false }],
    ],
    [
      'an article less',
      record([article(mug)]),
      [
        { field: 'skuCode', isCleared: false },
        { field: 'qtyPerCarton', isCleared: false },
      ],
    ],
    [
      'another delivery and day',
      record([article(mug), article(plate)], { deliveryMethod: 'PARCEL', eta: '2026-12-02' }),
      [
        { field: 'deliveryMethod', isCleared: false },
        { field: 'eta', isCleared: false },
      ],
    ],
    [
      'the lot of another article',
      record([article(mug, {}, ['lotNo']), article(plate, { lotNo: 'L1' })]),
      [{ field: 'lotNo', isCleared: false }],
    ],
  ])('changes by %s', (_name, file, fields) => {
    expect(changedFields(stored, draftOfGoods(file, skus, stored))).toEqual(fields);
  });
});
