import type { MeasureUnit } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/** What customs need to know about a product; null for values not entered. */
export interface CustomsFacts {
  productId: string;
  skuCode: string;
  description: string | null;
  /** HS code, digits only. */
  hsCode: string | null;
  /** ISO 3166-1 alpha-2. */
  originCountry: string | null;
  /** Value of one unit. */
  declaredValue: number | null;
  /** Weight of one unit. */
  grams: number | null;
}

/** What customs need to know about products. */
export async function readCustomsFacts(trx: Trx, productIds: readonly string[]): Promise<CustomsFacts[]> {
  const { rows } = await sql<
    Omit<CustomsFacts, 'declaredValue' | 'grams'> & { value: string; grams: string }
  >`
    select p.product_id::text as "productId", p.sku_code as "skuCode",
      coalesce(nullif(trim(p.cust_description), ''), p.sku_name) as description,
      nullif(regexp_replace(coalesce(p.schedule_b, ''), '\\D', '', 'g'), '') as "hsCode", nullif(upper(p.origin_country), '') as "originCountry",
      p.declared_value as value,
      round(case when p.weight1 is null and p.weight2 is null then null
        when p.unit = 'in/lb' then coalesce(p.weight1, 0) * 453.59237 + coalesce(p.weight2, 0) * 28.349523125
        else coalesce(p.weight1, 0) * 1000 + coalesce(p.weight2, 0) end) as grams
    from product p where p.product_id = any (${productIds}::bigint[])`.execute(trx);
  const number = (text: string | null): number | null => (text === null ? null : Number(text));
  return rows.map(({ value, grams, ...row }) => ({
    ...row,
    declaredValue: number(value),
    grams: number(grams),
  }));
}

/** Dimensions and weight of a unit of a product; null for values not entered. */
interface ProductSize {
  productId: string;
  length: number | null;
  width: number | null;
  height: number | null;
  /** Unit of the dimensions. */
  unit: MeasureUnit;
  grams: number | null;
}

/** Dimensions and weights of products. */
export async function readProductSizes(trx: Trx, productIds: readonly string[]): Promise<ProductSize[]> {
  const { rows } = await sql<ProductSize>`
    select p.product_id::text as "productId", nullif(p.length, 0)::float8 as length, nullif(p.width, 0)::float8 as width,
      nullif(p.height, 0)::float8 as height, case when p.unit = 'in/lb' then 'in/lb' else 'cm/kg' end as unit,
      nullif(case when p.unit = 'in/lb' then coalesce(p.weight1, 0) * 453.59237 + coalesce(p.weight2, 0) * 28.349523125
        else coalesce(p.weight1, 0) * 1000 + coalesce(p.weight2, 0) end, 0)::float8 as grams
    from product p where p.product_id = any (${productIds}::bigint[])`.execute(trx);
  return rows;
}
