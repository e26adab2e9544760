import { limits } from '../core/limits.ts';
import { defineImport } from '../imports/define-import.ts';
import { joinedNames } from '../imports/combined-names.ts';
import { composedProductNames } from './product-composed-names.ts';
import { withBattery, withoutBattery } from './battery-spellings.ts';
import { productCustomsFields } from './product-customs-fields.ts';
import { productLengths } from './product-lengths.ts';
import { productMeasureFields } from './product-measure-fields.ts';
import { productNamesAbroad } from './product-names-abroad.ts';
import { productNames, productWeakNames } from './product-names.ts';
import { spellings } from '../imports/spellings.ts';
import { noSpellings, yesSpellings } from '../imports/yes-no-spellings.ts';

/**
 * The product import (spec §3, "Product import row"; decision D8: `skuCode` is the key). Aliases include everyday English and
 * Chinese headings, and those of the product exports of Shopify, WooCommerce, Amazon, ShipStation and eBay.
 */
export const productImport = defineImport({
  key: 'product',
  title: { en: 'Import products', zh: '导入商品' },
  dialogWidths: [650, 1000, '86%'],
  countedIn: 'products',
  mayUpdate: true,
  mayAddTemplates: true,
  rowsFrom: 'import-product',
  uniqueBy: ['skuCode'],
  otherNames: joinedNames(productNames, composedProductNames, productNamesAbroad),
  otherWeakNames: productWeakNames,
  headingNoise: spellings(`
    product | item | variant | goods | box | carton | ctn | pkg | package | parcel | inner | assembled |
    default | primary | each | part | main | 预报 | 预估 | 实际 | 产品 | 商品 | 货品 | 单品 | 样品 | 库存 |
    尺寸 | 规格`),
  rowNames: spellings(
    'product | products | item | items | sku | article | variant | goods | artikel | produkt | produit | producto | prodotto | articolo | produto | 商品 | 产品 | 货品',
  ),
  fields: [
    {
      key: 'skuCode',
      label: { en: 'SKU', zh: 'SKU编码' },
      required: true,
      editor: 'text',
      isCode: true,
      maxLength: productLengths.skuCode,
      widthPx: 160,
      aliases: spellings(`
        SKU code | SKU number | SKU no | Bestandseinheit (SKU) | 자체 상품코드 | 판매자 상품코드 | 업체상품코드 | 规格编码 | 本地SKU | Local SKU | Internal SKU | Warehouse SKU | System SKU | 仓库SKU | 系统SKU | Seller SKU | Merchant SKU | MSKU | Item SKU |
        Variant SKU | Product SKU | Custom SKU | Product code | Item code | Item no | Part number | Part no | Style number | Style no | Stock code | Article no | Art no | Item name/number |
        Custom label (SKU) | Custom label | CustomLabel | Stock keeping unit | Article number |
        contribution_sku | Internal reference | Product Code/SKU | Default code | SKU代码 | 产品代码 | 商品代码 | 货品代码 | 供方货号 | 商家货号 | 卖家货号 | 商家SKU | 库存SKU | 库存SKU编号 | SKU编号 | 商品编码 | 产品编码 | 货品编码 | 商品SKU | 产品SKU | 卖家SKU | 货号 | 商家编码 | 编码`),
      looksLike: 'sku',
      weakAliases: spellings(
        'SKU id | Code | Reference # | Reference | Item # | Item | Model | Model number | Style | 型号 | 款号 | 货品编号 | 商品编号 | 产品编号',
      ),
    },
    {
      key: 'skuName',
      label: { en: 'Product name', zh: '商品名称' },
      required: true,
      editor: 'text',
      maxLength: productLengths.skuName,
      widthPx: 240,
      aliases: spellings(`
        Name | SKU name | Title | Item name | Item title | Product title | English name |
        Display name | Post title | Product/Service name | Listing title | Product name (EN) | SKU英文名称 | 英文配货名称 | 英文名称 | 英文名 | 英文品名 | 产品英文名称 | 商品英文名称 | 产品名称 | 货品名称 | 品名 | 中文品名 | 名称 | 商品标题 | 标题 | 商品名稱 | Product`),
      weakAliases: spellings(
        'Description | Item description | Product description | Item desc | Product desc | 中文名称 | 商品描述',
      ),
    },
    {
      key: 'skuNameCN',
      label: { en: 'Chinese name', zh: '中文名称' },
      editor: 'text',
      maxLength: productLengths.skuNameCN,
      widthPx: 240,
      aliases: spellings(`
        Description | 商品描述 | Product description | Item description | Body (HTML) | Body HTML | Short description |
        Long description | Post content | Post excerpt | Sales description | Description (English) | Name CN | SKU name CN | SKU中文名称 | SKU中文名 | 中文名 | 中文品名 | 商品中文名称 | 产品中文名称 | 中文配货名称 | Site description | 描述 | 产品描述 |
        商品說明 | 商品说明`),
    },
    {
      key: 'ean',
      label: { en: 'EAN', zh: 'EAN' },
      editor: 'text',
      maxLength: productLengths.code,
      isCode: true,
      isBarcode: true,
      looksLike: 'ean',
      aliases: spellings(`
        EAN code | GTIN code | EAN13 | EAN-13 | GTIN | GTIN-13 | GTIN, UPC, EAN, or ISBN | P:EAN | Product:EAN | Barcode | Barcode number | Barcode no | Global Trade Number |
        Variant Barcode | European article number | 国标码 | 69码 | Global Trade Item Number | 条码 | 条形码 |
        国际条码 | EAN码 | 商品条码 | 商品条形码`),
      valueAliases: spellings(
        'Product ID | external_product_id | Identifier code | Product identifier | UPC/EAN | Product UPC/EAN',
      ),
    },
    {
      key: 'upc',
      label: { en: 'UPC', zh: 'UPC' },
      editor: 'text',
      maxLength: productLengths.code,
      isCode: true,
      isBarcode: true,
      looksLike: 'upc',
      aliases: spellings(`
        UPC code | UPC-A | UPC12 | GTIN-12 | P:UPC | Product:UPC | UPC # | Barcode | Barcode number | Barcode no | Variant Barcode | UPC/EAN | Product UPC/EAN | GTIN |
        GTIN, UPC, EAN, or ISBN | external_product_id | Identifier code | Product identifier | Universal product code | UPC码 |
        条码 | 条形码`),
      valueAliases: spellings('Product ID'),
    },
    {
      key: 'asin',
      label: { en: 'ASIN', zh: 'ASIN' },
      editor: 'text',
      maxLength: productLengths.code,
      isCode: true,
      format: 'letters-digits',
      fixedLength: 10,
      looksLike: 'asin',
      aliases: spellings(`
        ASIN1 | ASIN 1 | Amazon ASIN | Amazon standard identification number | 亚马逊ASIN`),
      valueAliases: spellings('Product ID | external_product_id'),
    },
    {
      key: 'fnSku',
      label: { en: 'FNSKU', zh: 'FNSKU' },
      editor: 'text',
      maxLength: productLengths.code,
      isCode: true,
      format: 'letters-digits',
      looksLike: 'fnsku',
      aliases: spellings(`
        FN SKU | FBA SKU | fulfillment-channel-sku | Fulfillment network SKU | Amazon barcode | FNSKU码`),
    },
    {
      key: 'extraBarcode1',
      label: { en: 'Extra barcode', zh: '附加条码' },
      editor: 'text',
      isCode: true,
      isBarcode: true,
      maxLength: productLengths.code,
      aliases: spellings(`
        Extra barcode 1 | Additional barcode | Other barcode | Alternate barcode | Barcode 2 |
        Secondary barcode | 附加条码1 | 其他条码 | 备用条码`),
    },
    {
      key: 'purchasingCost',
      label: { en: 'Purchasing cost', zh: '采购成本' },
      editor: 'number',
      number: limits.amount,
      currency: 'USD',
      aliases: spellings(`
        Cost per item | Cost | Unit cost | Item cost | Purchase price | Purchase cost | Cost price |
        Cost of goods | COGS | Buying price | Average cost | Purchase rate | 采购价 | 采购价格 | 采购单价 | 采购参考价 | 参考采购价 | 最新采购价 | 进价 | 参考进价 | 参考成本 | 平均成本 | 最新成本 | 采购:采购成本 | 成本 | 成本价 | 进货价 | 採購成本`),
    },
    {
      key: 'brand',
      label: { en: 'Brand', zh: '品牌' },
      editor: 'text',
      maxLength: productLengths.brand,
      aliases: spellings(
        'Brands | tax:product_brand | Brand name | Vendor | Manufacturer | Make | C:Brand | 品牌名称 | 牌子 | 厂商',
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
          aliases: [...noSpellings, ...withoutBattery],
        },
        {
          value: 'Yes',
          label: { en: 'Yes', zh: '是' },
          aliases: [...yesSpellings, ...withBattery],
        },
      ],
      aliases: spellings(`
        Battery | Battery flag | Has battery | With battery | Batteries | Batteries included |
        Batteries required | are_batteries_included | batteries_required | Lithium | Contains batteries | Contains batteries or cells | Contains lithium battery | Are batteries required | 带电属性 | 带电 | 电池 | 含电池 |
        是否含电池 | 带电池 | 是否帶電`),
    },
    ...productCustomsFields,
    {
      key: 'note',
      label: { en: 'Note', zh: '备注' },
      editor: 'text',
      maxLength: productLengths.note,
      widthPx: 200,
      aliases: spellings(`
        Notes | Remark | Remarks | Comment | Comments | Memo | item-note | Additional info | Internal note | 说明 | 备注信息 |
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
