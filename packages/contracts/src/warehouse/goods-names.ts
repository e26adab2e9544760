import { combinedNames } from '../imports/combined-names.ts';
import { spellings } from '../imports/spellings.ts';
import { productImport } from '../products/product.import.ts';
import { productNames } from '../products/product-names.ts';

const productCode = productImport.fields.find(({ key }) => key === 'skuCode')!;

/** Headings for the warehouse and the article in files of warehouse goods. */
export const goodsNames = {
  warehouseCode: [
    ...spellings(`
    Warehouse ID | Warehouse number | Warehouse # | WH | WH code | WH name | Whse | Facility | Facility code | Facility name | FC | FC code | FC name | DC |
    Fulfilment center | Fulfillment centre | Fulfilment centre | Fulfillment warehouse | Fulfillment location | Distribution center | Distribution centre |
    Warehouse location | Depot | Site | Lager | Lagercode | Lagername | Lagernummer | Lagernr | Lagerstandort | Standort | Entrepôt |
    Code entrepôt | Nom de l'entrepôt | Dépôt | Almacén | Código de almacén | Nombre del almacén | Bodega | Depósito | Magazzino | Codice magazzino | Armazém | Código do armazém | Magazijn |
    Magazyn | Kod magazynu | Sklad | Kód skladu | Depo | Depo kodu | Склад | Код склада | Gudang | Kode gudang | 倉庫 | 倉庫コード | 倉庫名 | 창고 | 창고코드 | 창고명 | 仓库编号 | 仓库名 | 仓库ID | 仓库代号 |
    海外仓 | 海外仓代码 | 海外仓库 | 所属仓库 | 仓储中心`),
    ...combinedNames('海外仓 所属仓 仓', '库 编码 代码 名称 库编码 库代码 库名称'),
  ],
  skuCode: [
    ...productCode.aliases.filter((alias) => !/name|custom/i.test(alias)),
    ...productNames.skuCode!,
    ...spellings(`
      SKU # | SKU ID | Item number | Item # | Item ID | Item key | Part # | Product no | Product number | Product ID | Product # | Stock number | Material number | Material no | Goods code | Article code | Client SKU |
      Customer SKU | Vendor SKU | Supplier SKU | Internal SKU | Warehouse SKU | 本地SKU | 客户SKU | 仓库SKU | 商品货号 | 物料编码 | 物料号 | 料号 | 品号 | 存货编码 | 商品编号 | 产品编号 | 货品编号 |
      Código SKU | Codice SKU | Kod produktu | Numer katalogowy | Artikelnummer SKU | Артикул | Код товара | Ürün kodu | Stok kodu | Kode produk | Kode barang | 상품코드 | 품목코드 | 제품코드`),
  ],
} as const;

/** The same for article headings used only if there is no better column. */
export const goodsWeakNames = {
  skuCode: spellings(
    'Item | Product | Material | Article | Artikel | Part | Style | Model | Produit | Producto | 产品 | 商品 | 款号 | 型号 | 品番 | Barcode | UPC | EAN | GTIN | 条码 | 条形码 | 商品条码 | 产品条码',
  ),
} as const;
