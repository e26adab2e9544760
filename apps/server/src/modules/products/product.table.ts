import type { ColumnType, Generated } from 'kysely';

/** `numeric`: read as a text, written as a number. */
type Numeric = ColumnType<string | null, number | null, number | null>;

/** A row of `product`, see the migration. */
export interface ProductTable {
  product_id: Generated<string>;
  org_id: Generated<string>;
  product_type: Generated<number>;
  sku_code: string;
  sku_name: string;
  sku_name_cn: string | null;
  ean: string | null;
  upc: string | null;
  asin: string | null;
  fn_sku: string | null;
  extra_barcode1: string | null;
  purchasing_cost: Numeric;
  brand: string | null;
  package_type: string;
  qty_in_one_package: number | null;
  length: ColumnType<string, number, number>;
  width: ColumnType<string, number, number>;
  height: ColumnType<string, number, number>;
  weight1: Numeric;
  weight2: Numeric;
  unit: string;
  battery_flag: string | null;
  declared_value: Numeric;
  schedule_b: string | null;
  origin_country: string | null;
  quantity_unit: string | null;
  cust_description: string | null;
  note: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    product: ProductTable;
  }
}
