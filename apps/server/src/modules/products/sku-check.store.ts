import { lookAlikes, nearCode } from '@lading/contracts/core';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database.ts';

const unseen = String.raw`[\s\u00ad\u200b-\u200f\u2060\ufeff]+`;

/** A SKU in the form of `nearCode`. */
const nearForm = (sku: RawBuilder<string>) => sql<string>`
  translate(upper(regexp_replace(normalize(${sku}, nfkc), ${unseen}, '', 'g')), ${lookAlikes.signs}, ${lookAlikes.plain})`;

/** Whether a SKU differs from its normalized form in more than case: only these are compared one by one. */
const isOdd = (sku: RawBuilder<string>) =>
  sql<boolean>`(octet_length(${sku}) <> length(${sku}) or ${sku} ~ '\\s')`;

/**
 * By SKU, an existing one that a person may confuse with it: it differs only in case, width, blanks or characters that look alike. SKUs
 * without one are missing. Those from before migration 0656 are found once they have been rewritten.
 */
export async function skusLikeOthers(trx: Trx, skus: readonly string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const ofProduct = sql<string>`sku_code`;
  const ofBundle = sql<string>`bundle_sku`;
  const { rows } = await sql<{ sku: string; other: string }>`
    with wanted as (
      select distinct sku, form from unnest(${[...skus]}::text[], ${skus.map(nearCode)}::text[]) as w (sku, form)
    ), odd as materialized (
      select sku_code as other, ${nearForm(ofProduct)} as form from product where ${isOdd(ofProduct)}
      union all
      select bundle_sku, ${nearForm(ofBundle)} from bundle where ${isOdd(ofBundle)}
    ), found as (
      select w.sku, p.sku_code as other from wanted w
      join product p on p.sku_folded = any (array[lower(w.sku), lower(w.form)])
      union all
      select w.sku, b.bundle_sku from wanted w
      join bundle b on b.sku_folded = any (array[lower(w.sku), lower(w.form)])
      union all
      select w.sku, o.other from wanted w join odd o using (form)
    )
    select sku, min(other) as other from found where other <> sku group by sku`.execute(trx);
  return new Map(rows.map(({ sku, other }) => [sku, other]));
}
