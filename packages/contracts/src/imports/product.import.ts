import { limits } from '../limits.ts';
import { defineImport } from './define-import.ts';
import { productCustomsFields } from './product-customs-fields.ts';
import { productMeasureFields } from './product-measure-fields.ts';
import { spellings } from './spellings.ts';
import { noSpellings, yesSpellings } from './yes-no-spellings.ts';

/**
 * The product import (spec §3, "Product import row"; decision D8: `skuCode` is the key). Aliases hold, beside everyday English and Chinese
 * headings, those of the product exports of Shopify, WooCommerce, Amazon, ShipStation and eBay.
 */
export const productImport = defineImport({
  key: 'product',
  title: { en: 'Import products', zh: '导入商品' },
  dialogWidths: [650, 1000, '86%'],
  mayAddTemplates: true,
  rowsFrom: 'import-product',
  uniqueBy: ['skuCode'],
  fields: [
    {
      key: 'skuCode',
      label: { en: 'SKU', zh: 'SKU编码' },
      required: true,
      editor: 'text',
      maxLength: 100,
      widthPx: 160,
      aliases: spellings(`
        SKU code | SKU number | SKU no | SKU id | Seller SKU | Merchant SKU | MSKU | Item SKU |
        Variant SKU | Product SKU | Product code | Item code | Item no | Part number | Style number |
        Custom label (SKU) | Custom label | CustomLabel | Stock keeping unit | Article number |
        contribution_sku | 商品编码 | 产品编码 | 货品编码 | 商品SKU | 产品SKU | 卖家SKU | 货号 | 商家编码 | 编码 | 商品編號`),
    },
    {
      key: 'skuName',
      label: { en: 'Product name', zh: '商品名称' },
      required: true,
      editor: 'text',
      maxLength: 500,
      widthPx: 240,
      aliases: spellings(`
        Name | SKU name | Title | Item name | Item title | Product title | English name |
        Product name (EN) | SKU英文名称 | 英文名称 | 英文品名 | 产品名称 | 货品名称 | 品名 | 名称 | 商品标题 | 标题 | 商品名稱 | Product`),
    },
    {
      key: 'skuNameCN',
      label: { en: 'Description', zh: '商品描述' },
      editor: 'text',
      maxLength: 2000,
      widthPx: 240,
      aliases: spellings(`
        Product description | Item description | Body (HTML) | Body HTML | Short description |
        Long description | Chinese name | Name CN | SKU name CN | SKU中文名称 | 中文名称 | 中文品名 | 描述 | 产品描述 |
        商品說明 | 商品说明`),
    },
    {
      key: 'ean',
      label: { en: 'EAN', zh: 'EAN' },
      editor: 'text',
      maxLength: 50,
      looksLike: 'ean',
      aliases: spellings(`
        EAN code | EAN13 | EAN-13 | GTIN | GTIN-13 | GTIN, UPC, EAN, or ISBN | P:EAN | Barcode |
        Variant Barcode | Product ID | external_product_id | European article number | 条码 | 条形码 |
        国际条码 | EAN码 | 商品条码`),
    },
    {
      key: 'upc',
      label: { en: 'UPC', zh: 'UPC' },
      editor: 'text',
      maxLength: 50,
      looksLike: 'upc',
      aliases: spellings(`
        UPC code | UPC-A | UPC12 | GTIN-12 | P:UPC | Barcode | Variant Barcode | GTIN |
        GTIN, UPC, EAN, or ISBN | Product ID | external_product_id | Universal product code | UPC码 |
        条码 | 条形码`),
    },
    {
      key: 'asin',
      label: { en: 'ASIN', zh: 'ASIN' },
      editor: 'text',
      maxLength: 50,
      looksLike: 'asin',
      aliases: spellings(`
        ASIN1 | ASIN 1 | Amazon ASIN | Amazon standard identification number | Product ID | 亚马逊ASIN`),
    },
    {
      key: 'fnSku',
      label: { en: 'FNSKU', zh: 'FNSKU' },
      editor: 'text',
      maxLength: 50,
      looksLike: 'fnsku',
      aliases: spellings(`
        FN SKU | FBA SKU | fulfillment-channel-sku | Fulfillment network SKU | Amazon barcode | FNSKU码`),
    },
    {
      key: 'extraBarcode1',
      label: { en: 'Extra barcode', zh: '附加条码' },
      editor: 'text',
      maxLength: 100,
      aliases: spellings(`
        Extra barcode 1 | Additional barcode | Other barcode | Alternate barcode | Barcode 2 |
        Secondary barcode | 附加条码1 | 其他条码 | 备用条码`),
    },
    {
      key: 'purchasingCost',
      label: { en: 'Purchasing cost', zh: '采购成本' },
      editor: 'number',
      number: limits.amount,
      aliases: spellings(`
        Cost per item | Cost | Unit cost | Item cost | Purchase price | Purchase cost | Cost price |
        Cost of goods | COGS | Buying price | Wholesale price | 采购价 | 采购单价 | 成本 | 成本价 | 进货价 | 採購成本`),
    },
    {
      key: 'brand',
      label: { en: 'Brand', zh: '品牌' },
      editor: 'text',
      maxLength: 200,
      aliases: spellings(
        'Brands | Brand name | Vendor | Manufacturer | Make | C:Brand | 品牌名称 | 牌子 | 厂商',
      ),
    },
    ...productMeasureFields,
    {
      key: 'batteryFlag',
      label: { en: 'Contains battery', zh: '是否带电' },
      editor: 'select',
      options: [
        {
          value: 'No',
          label: { en: 'No', zh: '否' },
          aliases: [...noSpellings, ...spellings('不带电 | 无电池')],
        },
        {
          value: 'Yes',
          label: { en: 'Yes', zh: '是' },
          aliases: [...yesSpellings, ...spellings('带电 | 有电池')],
        },
      ],
      aliases: spellings(`
        Battery | Battery flag | Has battery | With battery | Batteries | Batteries included |
        Batteries required | are_batteries_included | batteries_required | Lithium | 带电 | 电池 | 含电池 |
        是否含电池 | 带电池 | 是否帶電`),
    },
    ...productCustomsFields,
    {
      key: 'note',
      label: { en: 'Note', zh: '备注' },
      editor: 'text',
      maxLength: 2000,
      widthPx: 200,
      aliases: spellings(`
        Notes | Remark | Remarks | Comment | Comments | Memo | item-note | Internal note | 说明 | 备注信息 |
        注释 | 備註`),
    },
  ],
  sample: [
    {
      skuCode: 'MUG-CER-350-BL',
      skuName: 'Ceramic Mug 350 ml, Blue',
      skuNameCN: '陶瓷马克杯 350毫升 蓝色',
      upc: '012345678905',
      purchasingCost: '2.35',
      brand: 'Hearth & Clay',
      packageType: 'Ready To Ship',
      qtyInOnePackage: '1',
      length: '5.5',
      width: '4.25',
      height: '4.5',
      weight1: '0',
      weight2: '14.5',
      unit: 'in/lb',
      batteryFlag: 'No',
      declaredValue: '4.90',
      scheduleB: '6912.00.0000',
      originCountry: 'CN',
      quantityUnit: 'NO',
      custDescription: 'Ceramic drinking mug',
      note: '',
    },
    {
      skuCode: 'LMP-USB-02',
      skuName: 'Rechargeable Desk Lamp',
      skuNameCN: '可充电台灯',
      ean: '4006381333931',
      purchasingCost: '8.10',
      brand: 'Lumora',
      packageType: 'Package Needed',
      qtyInOnePackage: '1',
      length: '32',
      width: '14',
      height: '9.5',
      weight1: '0',
      weight2: '860',
      unit: 'cm/kg',
      batteryFlag: 'Yes',
      declaredValue: '15.00',
      scheduleB: '8513.10.4000',
      originCountry: 'VN',
      quantityUnit: 'NO',
      custDescription: 'LED desk lamp with lithium-ion battery',
      note: 'UN3481',
    },
  ],
});

/** A system field of the product import. */
export type ProductImportKey = (typeof productImport)['fields'][number]['key'];
