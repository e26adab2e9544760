import type { ImportField } from '../imports/define-import.ts';
import { spellings } from '../imports/spellings.ts';

/** The warehouse of a row by its code or name, with the words of warehouses and their clients (warehouse design, e). */
export const warehouseField = {
  key: 'warehouseCode',
  label: { en: 'Warehouse', zh: '仓库' },
  required: true,
  editor: 'text',
  maxLength: 100,
  widthPx: 150,
  aliases: spellings(
    'Warehouse code | Warehouse name | Ship-from | Ship from | Fulfillment center | 仓库代码 | 仓库编码 | 仓库名称 | 发货仓库 | 目的仓库',
  ),
  weakAliases: ['Location'],
} as const satisfies ImportField;

/** The article of a row: a SKU, a virtual bundle or an alias. */
export const goodsField = {
  key: 'skuCode',
  label: { en: 'SKU', zh: 'SKU编码' },
  required: true,
  editor: 'text',
  isCode: true,
  maxLength: 100,
  widthPx: 180,
  looksLike: 'sku',
  // Our own code before what a shop calls the article.
  aliases: spellings(`
    SKU code | SKU number | Local SKU | Warehouse SKU | Internal SKU | System SKU | 本地SKU | 仓库SKU | 系统SKU | 库存SKU | Item SKU | Product SKU |
    Product code | Item code | 商品编码 | 产品编码 | 货品编码 | 商品SKU | 产品SKU | 货号 | Seller SKU | Merchant SKU | MSKU | FNSKU`),
} as const satisfies ImportField;
