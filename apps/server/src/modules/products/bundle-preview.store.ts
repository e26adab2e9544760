import type { BundleDetail } from '@lading/contracts/products';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/** What an import may change of a bundle. */
export interface StoredBundle extends Pick<BundleDetail, 'bundleName' | 'kind' | 'note'> {
  lines: Pick<BundleDetail['lines'][number], 'skuCode' | 'quantity'>[];
}

/** The bundles that there are of these SKUs, by SKU. */
export async function readStoredBundles(
  trx: Trx,
  skus: readonly string[],
): Promise<Map<string, StoredBundle>> {
  const { rows } = await sql<StoredBundle & { bundleSku: string }>`
    select b.bundle_sku as "bundleSku", b.bundle_name as "bundleName", b.kind, b.note, coalesce((
      select jsonb_agg(jsonb_build_object('skuCode', coalesce(p.sku_code, i.bundle_sku), 'quantity', c.quantity) order by c.line_no)
      from bundle_component c left join product p using (product_id) left join bundle i on i.bundle_id = c.child_id
      where c.bundle_id = b.bundle_id), '[]') as lines
    from bundle b where b.bundle_sku = any (${[...skus]}::text[])`.execute(trx);
  return new Map(rows.map(({ bundleSku, ...bundle }) => [bundleSku, bundle]));
}
