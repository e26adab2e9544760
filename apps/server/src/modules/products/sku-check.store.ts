import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/**
 * By SKU, one of a product or bundle that differs from it in upper and lower case only; SKUs without such a one are missing. Those of before
 * migration 0656 are found when they have been rewritten.
 */
export async function skusOfOtherCase(trx: Trx, skus: readonly string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{ sku: string; other: string }>`
    select w.sku, found.other from (select distinct unnest(${[...skus]}::text[]) as sku) w cross join lateral (
      select p.sku_code as other from product p where p.sku_folded = lower(w.sku) and p.sku_code <> w.sku
      union all
      select b.bundle_sku from bundle b where b.sku_folded = lower(w.sku) and b.bundle_sku <> w.sku
      limit 1
    ) found`.execute(trx);
  return new Map(rows.map(({ sku, other }) => [sku, other]));
}
