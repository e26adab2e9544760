import { importDefinitions } from '@lading/contracts/all-imports';
import { aliasImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

describe('what a shop calls an article', () => {
  it.each([
    ['beside our own code', 'Seller SKU,ASIN,Marketplace,Store,Local SKU', 'Local SKU', 'Seller SKU'],
    ['beside our own code, in Chinese', '店铺,MSKU,FNSKU,ASIN,本地SKU,品名', '本地SKU', 'MSKU'],
    ['beside a plain SKU', 'SKU,Seller SKU,Qty', 'SKU', 'Seller SKU'],
    ["beside a warehouse's", 'Merchant SKU,Warehouse SKU', 'Warehouse SKU', 'Merchant SKU'],
    ['of eBay', 'Custom label,SKU', 'SKU', 'Custom label'],
    ['商家编码', '商家编码,系统SKU', '系统SKU', '商家编码'],
    ['without one of our own', 'Seller SKU,ASIN', 'Seller SKU', 'ASIN'],
    ['without one, with an FNSKU', 'MSKU,FNSKU,店铺', 'MSKU', 'FNSKU'],
    ['beside the code of its store', 'Seller SKU,Store SKU', 'Seller SKU', 'Store SKU'],
  ])('is an alias %s', (_, row, skuCode, alias) => {
    const headings = row.split(',');
    const suggestion = suggestMapping(aliasImport, {
      headings,
      columns: headings.map((heading, at) => [`${heading[0]}-${at}`]),
    });
    expect([suggestion['skuCode']?.clientField, suggestion['alias']?.clientField]).toEqual([skuCode, alias]);
  });
});

describe('our own code', () => {
  it.each([
    ['stock-in', 'Warehouse,Inbound no,Seller SKU,Local SKU', 'Local SKU'],
    ['stock-in', '仓库,入库单号,MSKU,FNSKU,本地SKU', '本地SKU'],
    ['outbound', 'Warehouse,Order number,Seller SKU,Warehouse SKU', 'Warehouse SKU'],
    ['count', 'Warehouse,Bin,Seller SKU,SKU', 'SKU'],
    ['product', 'Seller SKU,Local SKU,Product name', 'Local SKU'],
    ['product', 'MSKU,系统SKU,品名', '系统SKU'],
    ['stock-in', 'Shipment ID,Merchant SKU,ASIN,FNSKU', 'Merchant SKU'],
  ])('comes before what a shop calls an article, in a file of %s: %s', (key, row, skuCode) => {
    const headings = row.split(',');
    const definition = importDefinitions.find((candidate) => candidate.key === key)!;
    const columns = headings.map((heading, at) => [`${heading[0]}-${at}`]);
    expect(suggestMapping(definition, { headings, columns })['skuCode']?.clientField).toBe(skuCode);
  });
});
