import type { Page } from '@lading/contracts/core';
import type { Manifest, ManifestState } from '@lading/contracts/shipment-service';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { holdsText } from '../../../platform/holds-text.ts';
import type { ChosenRows } from '../../../platform/lists/list-source.ts';
import { readInBatches } from '../../../platform/read-in-batches.ts';
import { countRows, readPage } from '../../../platform/read-page.ts';
import { isRowId } from '../../../platform/row-id.ts';
import { manifests, type ManifestRow } from './manifest.store.ts';

const asShown = (row: ManifestRow): Manifest => ({
  manifestId: row.manifest_id,
  accountId: row.account_id,
  carrierName: row.carrier_name,
  state: row.state,
  origin: row.origin,
  shipDate: row.ship_date,
  shipments: row.shipments,
  packages: row.packages,
  number: row.number,
  message: row.message,
  createTime: row.created_at.toISOString(),
});

/** Manifests by their ids. */
export async function readManifests(trx: Trx, ids: readonly string[]): Promise<Manifest[]> {
  if (ids.length === 0) return [];
  const rows = await manifests(trx).where('m.manifest_id', 'in', ids).orderBy('m.manifest_id').execute();
  return rows.map(asShown);
}

/** Filters and order of manifests; latest first by default. */
interface ManifestChoice extends ChosenRows {
  search?: string | undefined;
  sort?: string | undefined;
  state?: ManifestState | undefined;
}

function chosen(trx: Trx, { search, state, ids }: ManifestChoice) {
  let matching = trx.selectFrom('carrier_manifest as m');
  if (ids)
    matching = matching.where('m.manifest_id', '=', sql<string>`any (${ids.filter(isRowId)}::bigint[])`);
  if (state) matching = matching.where('m.state', '=', state);
  if (search)
    matching = matching.where(holdsText(search, sql`m.number`, sql`m.carrier_name`, sql`m.ship_date`));
  return matching;
}

function ordered(trx: Trx, choice: ManifestChoice) {
  const direction = choice.sort === 'createTime:asc' ? 'asc' : 'desc';
  return chosen(trx, choice)
    .selectAll('m')
    .orderBy('m.created_at', direction)
    .orderBy('m.manifest_id', direction);
}

/** The number of manifests of a selection. */
export const countManifests = (trx: Trx, choice: ManifestChoice): Promise<number> =>
  countRows(chosen(trx, choice));

/** Every manifest of a selection, in batches. */
export const readManifestBatches = (trx: Trx, choice: ManifestChoice): AsyncIterable<ManifestRow[]> =>
  readInBatches(trx, ordered(trx, choice));

/** One page of manifests. */
export async function readManifestPage(
  trx: Trx,
  choice: ManifestChoice & { pageNo: number; pageSize: number },
): Promise<Page<Manifest>> {
  const { rows, total } = await readPage(ordered(trx, choice), chosen(trx, choice), choice);
  return { records: rows.map(asShown), total };
}
