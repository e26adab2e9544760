import { nearCode } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/**
 * By SKU, an existing one that a person may confuse with it: it differs only in case, width, blanks or characters that look alike. SKUs
 * without one are missing. Each form is looked up in an index (decision record 0123).
 */
export async function skusLikeOthers(trx: Trx, skus: readonly string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const forms = skus.map(nearCode);
  const { rows } = await sql<{ sku: string; other: string }>`
    with wanted as (
      select distinct sku, form from unnest(${[...skus]}::text[], ${forms}::text[]) as w (sku, form)
    ), near as materialized (
      select * from find_near_skus(${[...new Set(forms)]}::text[])
    ), found as (
      select w.sku, p.sku_code as other from wanted w join product p on p.sku_code = w.form
      union all
      select w.sku, b.bundle_sku from wanted w join bundle b on b.bundle_sku = w.form
      union all
      select w.sku, p.sku_code from wanted w join near using (form) join product p using (product_id)
      union all
      select w.sku, b.bundle_sku from wanted w join near using (form) join bundle b using (bundle_id)
    )
    select sku, min(other) as other from found where other <> sku group by sku`.execute(trx);
  return new Map(rows.map(({ sku, other }) => [sku, other]));
}
