import type { ProductDraft, ProductRecord } from '@lading/contracts/products';
import { totalWeight } from '@lading/contracts/shipping';
import type { Insertable, Selectable } from 'kysely';
import { wireNumber } from '../../platform/wire-number.ts';
import type { ProductTable } from './product.table.ts';

/** The column of each writable field (spec §3, "Product import row"). */
export const productColumns = {
  skuCode: 'sku_code',
  skuName: 'sku_name',
  skuNameCN: 'sku_name_cn',
  ean: 'ean',
  upc: 'upc',
  asin: 'asin',
  fnSku: 'fn_sku',
  extraBarcode1: 'extra_barcode1',
  purchasingCost: 'purchasing_cost',
  brand: 'brand',
  packageType: 'package_type',
  qtyInOnePackage: 'qty_in_one_package',
  length: 'length',
  width: 'width',
  height: 'height',
  weight1: 'weight1',
  weight2: 'weight2',
  unit: 'unit',
  batteryFlag: 'battery_flag',
  declaredValue: 'declared_value',
  scheduleB: 'schedule_b',
  originCountry: 'origin_country',
  quantityUnit: 'quantity_unit',
  custDescription: 'cust_description',
  note: 'note',
} as const satisfies Record<keyof ProductDraft, keyof ProductTable>;

const columnEntries = Object.entries(productColumns) as [keyof ProductDraft, keyof ProductTable][];

/** A draft as columns. A text left empty is stored as none. */
export function asColumns(draft: ProductDraft): Insertable<ProductTable> {
  const row = columnEntries.map(([field, column]) => [
    column,
    draft[field] === '' ? null : (draft[field] ?? null),
  ]);
  return Object.fromEntries(row) as Insertable<ProductTable>;
}

/** A product of an import: its SKU code and what the import writes; a missing field stays unchanged (decision D23). */
export type ImportedProduct = Pick<ProductDraft, 'skuCode'> & Partial<ProductDraft>;

/** What an import writes, as columns. */
export function asCarriedColumns(
  product: ImportedProduct,
): Partial<Insertable<ProductTable>> & { sku_code: string } {
  const carried = columnEntries.filter(([field]) => product[field] !== undefined);
  return {
    ...Object.fromEntries(carried.map(([field, column]) => [column, product[field]])),
    sku_code: product.skuCode,
  };
}

/** A row as list and detail show it. */
export function asRecord(row: Selectable<ProductTable>): ProductRecord {
  const weight1 = wireNumber(row.weight1);
  const weight2 = wireNumber(row.weight2);
  return {
    productId: row.product_id,
    productType: row.product_type,
    skuCode: row.sku_code,
    skuName: row.sku_name,
    skuNameCN: row.sku_name_cn,
    ean: row.ean,
    upc: row.upc,
    asin: row.asin,
    fnSku: row.fn_sku,
    extraBarcode1: row.extra_barcode1,
    purchasingCost: wireNumber(row.purchasing_cost),
    brand: row.brand,
    packageType: row.package_type,
    qtyInOnePackage: row.qty_in_one_package,
    length: Number(row.length),
    width: Number(row.width),
    height: Number(row.height),
    weight1,
    weight2,
    weight: totalWeight(weight1, weight2, row.unit === 'in/lb' ? 'in/lb' : 'cm/kg'),
    unit: row.unit,
    batteryFlag: row.battery_flag,
    declaredValue: wireNumber(row.declared_value),
    scheduleB: row.schedule_b,
    originCountry: row.origin_country,
    quantityUnit: row.quantity_unit,
    custDescription: row.cust_description,
    note: row.note,
    createTime: row.created_at.toISOString(),
    updateTime: row.updated_at.toISOString(),
  };
}
