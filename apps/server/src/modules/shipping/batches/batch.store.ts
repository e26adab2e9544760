import type { LocalizedText } from '@lading/contracts/core';
import type { BatchOffer, PackageSource, RatedPackage, ServiceChoice } from '@lading/contracts/shipping';
import { sql, type Selectable } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { tooManyWaiting } from '../../../platform/request-error.ts';
import { isRowId } from '../../../platform/row-id.ts';
import type { Tables } from '../../../platform/tables.ts';
import '../purchase.table.ts';
import type { RowOptions } from './batch.table.ts';

/** Puts orders into a new batch, in sequence. @returns undefined when one of them is not the organization's */
export async function insertBatch(
  trx: Trx,
  { orderIds, userId, now }: { orderIds: readonly string[]; userId: string; now: Date },
): Promise<string | undefined> {
  if (!orderIds.every(isRowId)) return undefined;
  const { batch_id: batchId } = await trx
    .insertInto('label_batch')
    .values({ working: 'rating', created_by: userId, created_at: now })
    .returning('batch_id')
    .executeTakeFirstOrThrow();
  const { numAffectedRows } = await sql`
    insert into label_batch_row (batch_id, row_no, order_id, choice)
    select ${batchId}::bigint, given.no, o.order_id, '{"rule":"cheapest"}'
    from unnest(${[...orderIds]}::bigint[]) with ordinality given (order_id, no)
    join customer_order o on o.order_id = given.order_id`.execute(trx);
  return Number(numAffectedRows ?? 0) === orderIds.length ? batchId : undefined;
}

/** A batch, locked until the transaction ends; undefined when the organization has none with that id. */
export async function lockBatch(
  trx: Trx,
  batchId: string,
): Promise<{ working: 'rating' | 'buying' | null } | undefined> {
  if (!isRowId(batchId)) return undefined;
  return trx
    .selectFrom('label_batch')
    .select('working')
    .where('batch_id', '=', batchId)
    .forUpdate()
    .executeTakeFirst();
}

/** The maximum number of batches of one organization that are being processed or waiting. */
const workingMost = 20;

/**
 * Refuses work on a batch when too many of the organization are waiting, this one included. Call it in the transaction that starts the work:
 * concurrent requests are counted one after the other.
 *
 * @throws RequestError 429 with advice
 */
export async function refuseTooManyBatches(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7205005, hashtext(current_org_id()::text))`.execute(trx);
  const { count } = await trx
    .selectFrom('label_batch')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('working', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(count) > workingMost) throw tooManyWaiting('batches', workingMost);
}

/** Sets the current background work; null: none. */
export async function setWorking(
  trx: Trx,
  batchId: string,
  working: 'rating' | 'buying' | null,
): Promise<void> {
  await trx.updateTable('label_batch').set({ working }).where('batch_id', '=', batchId).execute();
}

/** A row as the work on it needs it. */
export interface WorkRow {
  rowId: string;
  state: 'PENDING' | 'READY' | 'INVALID' | 'QUEUED' | 'TAKEN' | 'FAILED';
  orderId: string;
  choice: ServiceChoice;
  packages: RatedPackage[] | null;
  /** The input of the last quote. */
  ratedPackages: RatedPackage[];
  options: RowOptions | null;
  residential: boolean | null;
  offers: BatchOffer[];
  offer: BatchOffer | null;
  quoteId: string | null;
  quotedUntil: Date | null;
  attempt: number;
  /** Carrier and service come from the order's plan, if it has one. */
  isByPlan: boolean;
}

export const workColumns = [
  ...(['row_id', 'state', 'order_id', 'choice', 'packages', 'offers', 'offer'] as const),
  ...([
    'rated_packages',
    'options',
    'quote_id',
    'quoted_until',
    'attempt',
    'is_by_plan',
    'residential',
  ] as const),
] as const;
type RowRecord = Selectable<Tables['label_batch_row']>;

export const asWork = (row: Pick<RowRecord, (typeof workColumns)[number]>): WorkRow => ({
  state: row.state,
  rowId: row.row_id,
  orderId: row.order_id,
  choice: row.choice,
  packages: row.packages,
  ratedPackages: row.rated_packages,
  options: row.options,
  residential: row.residential,
  offers: row.offers,
  offer: row.offer,
  quoteId: row.quote_id,
  quotedUntil: row.quoted_until,
  attempt: row.attempt,
  isByPlan: row.is_by_plan,
});

/** Rows of a locked batch that may still be changed: neither bought nor being bought. */
export async function changeableRows(
  trx: Trx,
  batchId: string,
  rowIds?: readonly string[],
): Promise<WorkRow[]> {
  let query = trx
    .selectFrom('label_batch_row')
    .select(workColumns)
    .where('batch_id', '=', batchId)
    .where('state', 'in', ['PENDING', 'READY', 'INVALID', 'FAILED'])
    .where('purchase_id', 'is', null);
  if (rowIds) query = query.where('row_id', '=', sql<string>`any (${rowIds.filter(isRowId)}::bigint[])`);
  return (await query.orderBy('row_no').execute()).map(asWork);
}

/** The next rows to rate. */
export async function pendingRows(trx: Trx, batchId: string, most: number): Promise<WorkRow[]> {
  const rows = await trx
    .selectFrom('label_batch_row')
    .select(workColumns)
    .where('batch_id', '=', batchId)
    .where('state', '=', 'PENDING')
    .orderBy('row_no')
    .limit(most)
    .execute();
  return rows.map(asWork);
}

/** The result of rating a row. */
export type RowOutcome = {
  choice?: ServiceChoice;
  /** False: a person chose it. */
  isByPlan?: boolean;
  offer: BatchOffer | null;
  message: LocalizedText | null;
  /** Absent while an earlier quote is valid; null: none is, because its input may have changed. */
  quote?: null | {
    quoteId: string;
    until: Date;
    shipDate: string;
    shipsLater: boolean;
    packages: RatedPackage[];
    packagesFrom: PackageSource;
    residential: boolean;
    offers: BatchOffer[];
  };
};

/** Stores the offers of a row: ready with an offer, invalid with the reason. */
export async function keepOutcome(trx: Trx, rowId: string, outcome: RowOutcome): Promise<void> {
  const { quote, offer, message, choice, isByPlan } = outcome;
  await trx
    .updateTable('label_batch_row')
    .set({
      state: offer ? 'READY' : 'INVALID',
      offer: offer ? JSON.stringify(offer) : null,
      message: message ? JSON.stringify(message) : null,
      ...(choice && { choice: JSON.stringify(choice) }),
      ...(isByPlan !== undefined && { is_by_plan: isByPlan }),
      ...(quote === null && { quote_id: null, quoted_until: null, offers: '[]' }),
      ...(quote && {
        quote_id: quote.quoteId,
        quoted_until: quote.until,
        ship_date: quote.shipDate,
        ships_later: quote.shipsLater,
        rated_packages: JSON.stringify(quote.packages),
        packages_from: quote.packagesFrom,
        rated_residential: quote.residential,
        offers: JSON.stringify(quote.offers),
      }),
    })
    .where('row_id', '=', rowId)
    .where('state', 'in', ['PENDING', 'READY', 'INVALID', 'FAILED'])
    .execute();
}

/** What a person changes of rows; the rest stays as it is. */
export interface RowChange {
  choice?: ServiceChoice | undefined;
  packages?: RatedPackage[] | undefined;
  /** Null: as by default. */
  residential?: boolean | null | undefined;
}

/** Queues rows for rating again. */
export async function rateAgain(
  trx: Trx,
  rowIds: readonly string[],
  change: RowChange & { options?: RowOptions; isPriceKept: boolean },
): Promise<void> {
  await trx
    .updateTable('label_batch_row')
    .set({
      state: 'PENDING',
      message: null,
      purchase_id: null,
      attempt: sql<number>`attempt + 1`,
      was: change.isPriceKept ? sql<number>`coalesce((offer->'amount'->>'minor')::bigint, was)` : null,
      ...(change.choice && { choice: JSON.stringify(change.choice), is_by_plan: false }),
      ...(change.packages && { packages: JSON.stringify(change.packages) }),
      ...(change.options && { options: JSON.stringify(change.options) }),
      ...(change.residential !== undefined && { residential: change.residential }),
    })
    .where('row_id', '=', sql<string>`any (${[...rowIds]}::bigint[])`)
    .execute();
}

/** Removes rows from a batch. */
export async function deleteRows(trx: Trx, rowIds: readonly string[]): Promise<void> {
  await sql`delete from label_batch_row where row_id = any (${[...rowIds]}::bigint[])`.execute(trx);
}
