import type { Page, StatusCounts } from '@lading/contracts/core';
import type { Claim, ClaimState } from '@lading/contracts/shipment-service';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { holdsText } from '../../../platform/holds-text.ts';
import type { ChosenRows } from '../../../platform/lists/list-source.ts';
import { readInBatches } from '../../../platform/read-in-batches.ts';
import { countRows, readPage } from '../../../platform/read-page.ts';
import { asClaim, claims, readableClaims, shownClaim } from './claim.store.ts';

/** Filters and order of claims. */
interface ClaimChoice extends ChosenRows {
  search?: string | undefined;
  sort?: string | undefined;
  state?: ClaimState | undefined;
}

function chosen(trx: Trx, { search, state, ids }: ClaimChoice) {
  let query = claims(trx);
  if (state) query = query.where('c.state', '=', state);
  if (ids) query = query.where('c.claim_id', '=', sql<string>`any (${[...ids]}::bigint[])`);
  if (search) {
    const columns = ['s.shipment_no', 's.tracking_number', 'o.order_no', 'c.description'];
    query = query.where(
      holdsText(search, sql`c.claim_id::text`, ...columns.map((column) => sql.ref(column))),
    );
  }
  return query;
}

function ordered(trx: Trx, choice: ClaimChoice) {
  const { sort = 'createTime:desc' } = choice;
  const direction = sort.endsWith(':asc') ? 'asc' : 'desc';
  return readableClaims(chosen(trx, choice))
    .orderBy(sort.startsWith('closesTime') ? 'c.closes_at' : 'c.created_at', direction)
    .orderBy('c.claim_id', direction);
}

/** One page of claims, latest first by default. */
export async function readClaimPage(
  trx: Trx,
  choice: ClaimChoice & { pageNo: number; pageSize: number },
): Promise<Page<Claim>> {
  const { rows, total } = await readPage(ordered(trx, choice), chosen(trx, choice), choice);
  return { records: rows.map((row) => shownClaim(asClaim(row))), total };
}

/** The number of matching claims by state. */
export async function countClaimsByState(
  trx: Trx,
  choice: Pick<ClaimChoice, 'search'>,
): Promise<StatusCounts<ClaimState>> {
  const rows = await chosen(trx, choice)
    .select(['c.state', sql<string>`count(*)`.as('count')])
    .groupBy('c.state')
    .execute();
  return { counts: Object.fromEntries(rows.map((row) => [row.state, Number(row.count)])), over: [] };
}

/** The number of claims of a selection. */
export const countClaims = (trx: Trx, choice: ClaimChoice): Promise<number> => countRows(chosen(trx, choice));

/** Every claim of a selection, in batches. */
export async function* readClaimBatches(trx: Trx, choice: ClaimChoice): AsyncIterable<Claim[]> {
  for await (const rows of readInBatches(trx, ordered(trx, choice)))
    yield rows.map((row) => shownClaim(asClaim(row)));
}
