import { describe, expect, it } from 'vitest';
import { orderRows, productRows } from './testing/rows-of-file.ts';

const products = (...rows: string[]) => ['SKU,Name,Length', ...rows].join('\n');
const sectionsOf = ({ warnings }: Awaited<ReturnType<typeof productRows>>) =>
  warnings.flatMap(({ code, rowNumber }) => (code === 'section-row' ? [rowNumber] : []));

describe('a row that names a group', () => {
  it.each([
    'Category: Mugs',
    'Mugs:',
    '— Warehouse A —',
    '=== Monday ===',
    '-- Plates',
    '"一、杯子"',
    '（二）盘子',
    '【A仓】',
    '1. Mugs and cups',
    'II. Plates',
    '第一类 杯子',
    '分类：杯子',
    'Mugs',
    'Warehouse A',
    '杯子',
  ])('is reported between products: %s', async (name) => {
    const found = await productRows(products('A-1,Mug,3', `${name},,`, 'A-2,Mug,4', 'A-3,Mug,5'));
    expect(sectionsOf(found)).toEqual([3]);
    expect(found.warnings).toEqual([
      { rowNumber: 3, field: 'skuCode', code: 'section-row', edits: { skuCode: '' } },
    ]);
    expect(found.rows).toHaveLength(4);
  });

  it('is reported in any column', async () => {
    const found = await productRows(
      products(',Mugs,', 'A-1,Mug,3', 'A-2,Mug,3', ',Category: Plates,', 'B-1,Plate,5'),
    );
    expect(sectionsOf(found)).toEqual([2, 5]);
  });

  it('is reported between orders, and is not another package', async () => {
    const found = await orderRows(
      'Order number,Recipient city,Length\nWarehouse A,,\nA-1,Rome,3\n,Store: X,\nA-2,Rome,4\n',
    );
    expect(sectionsOf(found)).toEqual([2, 4]);
    expect(found.warnings.map(({ code }) => code)).toEqual(['section-row', 'section-row']);
  });

  it.each([
    ['a code', 'B-7,,'],
    ['a code in words, like others', 'Mug blue,,', 'Mug red,Mug,3', 'Mug green,Mug,4'],
    ['an address of a page', 'https://shop.example/7,,'],
    ['a product with a name', 'Mugs,A set of mugs,'],
  ])('is not found in %s', async (_, ...rows) => {
    const found = await productRows(products('A-1,Mug,3', ...rows, 'A-2,Mug,4'));
    expect(sectionsOf(found)).toEqual([]);
  });

  it('is not found below the last record, or where rows have one column', async () => {
    expect(sectionsOf(await productRows(products('A-1,Mug,3', 'A-2,Mug,3', 'Prepared by: Wang,,')))).toEqual(
      [],
    );
    expect(sectionsOf(await productRows('SKU\nMugs\nA-1\nA-2'))).toEqual([]);
  });

  it('is not a further package of an order', async () => {
    expect(
      sectionsOf(await orderRows('Order number,Length,Package type\nA-1,3,Box\n,,Box\nA-2,4,Box')),
    ).toEqual([]);
  });
});
