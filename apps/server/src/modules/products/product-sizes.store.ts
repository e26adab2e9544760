import type { MeasureUnit } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/** What a unit of a product measures and weighs; null for what nobody has entered. */
interface ProductSize {
  productId: string;
  length: number | null;
  width: number | null;
  height: number | null;
  /** Of the sides. */
  unit: MeasureUnit;
  grams: number | null;
}

/** What products measure and weigh. */
export async function readProductSizes(trx: Trx, productIds: readonly string[]): Promise<ProductSize[]> {
  const { rows } = await sql<ProductSize>`
    select p.product_id::text as "productId", nullif(p.length, 0)::float8 as length, nullif(p.width, 0)::float8 as width,
      nullif(p.height, 0)::float8 as height, case when p.unit = 'in/lb' then 'in/lb' else 'cm/kg' end as unit,
      nullif(case when p.unit = 'in/lb' then coalesce(p.weight1, 0) * 453.59237 + coalesce(p.weight2, 0) * 28.349523125
        else coalesce(p.weight1, 0) * 1000 + coalesce(p.weight2, 0) end, 0)::float8 as grams
    from product p where p.product_id = any (${productIds}::bigint[])`.execute(trx);
  return rows;
}
