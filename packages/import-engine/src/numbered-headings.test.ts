import { expect, it } from 'vitest';
import { productRows } from './testing/rows-of-file.ts';

it.each([
  'SKU:,Name:,Length (cm):',
  'SKU：,名称：,长：',
  '* SKU:,Name :,Length：',
  '1. SKU:,2. Name:,3. Length:',
  '1、SKU,2、名称,3、长',
  '１．SKU,２．名称,３．长',
  '①SKU,②名称,③长',
  'No.1 SKU,No.2 Name,No.3 Length',
  'Column 1: SKU,Column 2: Name,Column 3: Length',
  'a) SKU,b) Name,c) Length',
  'I. SKU,II. Name,III. Length',
])('headings with numbers or colons are known: %s', async (headings) => {
  const [sku, name, length] = headings.split(',');
  const { mapping } = await productRows(`${headings}\nA-1,Mug,3\nA-2,Cup,4`);
  expect(mapping).toEqual({ skuCode: sku, skuName: name, length });
});

it.each([
  ['options', 'SKU,Name,Length\nA-1,Color:Red,3\nA-2,Color:Blue,4', 'Color:Red'],
  ['several options', 'SKU,Name\nA-1,a:b:c:d\nA-2,a:b:c:e', 'a:b:c:d'],
  [
    'options with their own separator',
    'SKU|Name|Length\nA-1|Color:Red,Size:L|3\nA-2|Color:Blue|4',
    'Color:Red,Size:L',
  ],
])('a colon is no separator in a file of %s', async (_, file, name) => {
  const { rows } = await productRows(file);
  expect(rows[0]).toMatchObject({ skuCode: 'A-1', skuName: name });
});

it('a colon is no separator in a file of one column', async () => {
  const { rows } = await productRows('SKU\nColor:Red\nColor:Blue\nSize:L');
  expect(rows.map(({ skuCode }) => skuCode)).toEqual(['Color:Red', 'Color:Blue', 'Size:L']);
});
