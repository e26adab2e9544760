import { defineService } from '../core/define-service.ts';
import { defineImport } from '../imports/define-import.ts';
import { recordImportCalls } from '../imports/record-import.calls.ts';
import { spellings } from '../imports/spellings.ts';
import { aliasNames, aliasWeakNames } from './alias-names.ts';
import { taskType } from '../tasks/task.ts';

const shopCodes = spellings('Seller SKU | Merchant SKU | MSKU | 卖家SKU | 商家SKU | 商家编码 | Custom label');

/**
 * The import of other names of products and bundles (warehouse design, e; module PRODUCT-ALIAS). Type, store and alias are the
 * key: the same target is unchanged or gets the quantity of the row, another target is an error.
 */
export const aliasImport = defineImport({
  key: 'product-alias',
  title: { en: 'Import aliases', zh: '导入商品别名' },
  dialogWidths: [650, 1000, '86%'],
  mayUpdate: true,
  mayAddTemplates: true,
  templateType: taskType.aliasImport,
  rowsFrom: 'cached-view',
  uniqueBy: ['aliasType', 'storeName', 'alias'],
  otherNames: aliasNames,
  otherWeakNames: aliasWeakNames,
  headingNoise: spellings('product | item | listing | 商品 | 产品 | 平台'),
  fields: [
    {
      key: 'skuCode',
      label: { en: 'SKU', zh: 'SKU编码' },
      required: true,
      editor: 'text',
      isCode: true,
      maxLength: 100,
      widthPx: 180,
      looksLike: 'sku',
      aliases: spellings(`
        SKU code | SKU number | SKU no | Item SKU | Product SKU | Product code | Item code | Stock code |
        SKU编码 | 库存SKU | 商品编码 | 产品编码 | 货品编码 | 商品SKU | 产品SKU | 货号 | Internal SKU | Warehouse SKU | Bundle SKU | 系统SKU | 本地SKU | 仓库SKU`),
      // What a shop calls its article: ours where the file has no other, and an alias beside ours.
      weakAliases: shopCodes,
    },
    {
      key: 'aliasType',
      label: { en: 'Alias type', zh: '别名类型' },
      required: true,
      editor: 'select',
      options: [
        {
          value: 'SKU',
          label: { en: 'SKU', zh: 'SKU' },
          aliases: spellings('Listing | Listing SKU | Store SKU | 平台SKU'),
        },
        {
          value: 'BARCODE',
          label: { en: 'Barcode', zh: '条码' },
          aliases: spellings('Bar code | UPC | EAN | GTIN | 条形码'),
        },
        { value: 'FNSKU', label: { en: 'FNSKU', zh: 'FNSKU' }, aliases: spellings('FN SKU | FBA') },
        { value: 'ASIN', label: { en: 'ASIN', zh: 'ASIN' } },
      ],
      widthPx: 120,
      aliases: spellings('Type | Code type | Kind | 类型 | 编码类型'),
    },
    {
      key: 'alias',
      label: { en: 'Alias', zh: '别名' },
      required: true,
      editor: 'text',
      isCode: true,
      maxLength: 100,
      widthPx: 200,
      aliases: spellings(`
        Store SKU | Listing SKU | Channel SKU | Platform SKU | Alternate code | Alias SKU | Mapped SKU | Other name | SKU alias |
        平台SKU | 店铺SKU | 别名SKU | 商品别名 | 映射SKU`),
      weakAliases: shopCodes,
    },
    {
      key: 'storeName',
      label: { en: 'Store', zh: '店铺' },
      editor: 'text',
      maxLength: 200,
      widthPx: 160,
      aliases: spellings(
        'Store name | Shop | Shop name | Channel | Sales channel | 店铺名称 | 店铺名 | 店铺账号',
      ),
    },
    {
      key: 'quantity',
      label: { en: 'Units', zh: '倍数' },
      editor: 'number',
      number: { minimum: 1, maximum: 9_999, decimals: 0 },
      aliases: spellings('Quantity | Qty | Multiplier | Pack size | Units per alias | 数量 | 件数'),
    },
  ],
  sample: [
    { skuCode: 'MUG-CER-350-BL', aliasType: 'SKU', alias: 'mug-blue-1', storeName: '', quantity: '1' },
    { skuCode: 'MUG-CER-350-BL', aliasType: 'ASIN', alias: 'B0C1234567', storeName: '', quantity: '2' },
  ],
});

/** The calls of the alias import. Ours. */
export const aliasImportApi = defineService(
  'alias-import',
  recordImportCalls('/api/wms-product/oms/alias', 'aliases'),
);
