import type { Address } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import {
  changedSince,
  refuseRevertOf,
  revertRecords,
  type RevertCounts,
  type WrittenImport,
} from '../imports/index.ts';
import { addressText } from './address-book.store.ts';

/** Entries by the match key of their name and place; of several, the one changed last. */
export async function entriesByKey(
  trx: Trx,
  keys: readonly string[],
): Promise<Map<string, { entryId: string; address: Address }>> {
  const { rows } = await sql<{ key: string; entryId: string; address: Address }>`
    select distinct on (match_key) match_key as key, entry_id::text as "entryId", address from address_book_entry
    where match_key = any (${[...keys]}::text[]) order by match_key, updated_at desc, entry_id`.execute(trx);
  return new Map(rows.map(({ key, ...entry }) => [key, entry]));
}

const asRows = (entries: readonly { entryId?: string; address: Address }[]): string =>
  JSON.stringify(
    entries.map(({ entryId, address }) => ({ entry_id: entryId, address, ...addressText(address) })),
  );
const columns = sql`as r (entry_id bigint, address jsonb, search_text text, match_key text)`;

/** Adds the addresses of an import, and records that. */
export async function insertImported(trx: Trx, addresses: readonly Address[], taskId: string): Promise<void> {
  if (addresses.length === 0) return;
  await sql`
    with written as (
      insert into address_book_entry (address, search_text, match_key, created_at, updated_at)
      select address, search_text, match_key, now(), now()
      from jsonb_to_recordset(${asRows(addresses.map((address) => ({ address })))}::jsonb) ${columns}
      returning entry_id
    )
    insert into import_change (task_id, record_id, created) select ${taskId}::bigint, entry_id, true from written`.execute(
    trx,
  );
}

/** Changes entries by an import, and records their earlier values. */
export async function updateImported(
  trx: Trx,
  entries: readonly { entryId: string; address: Address }[],
  taskId: string,
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    with given as (
      select * from jsonb_to_recordset(${asRows(entries)}::jsonb) ${columns}
    ), noted as (
      insert into import_change (task_id, record_id, created, before)
      select ${taskId}::bigint, e.entry_id, false, to_jsonb(e) from address_book_entry e join given using (entry_id)
      -- A long import may come back to an entry: what it was before the first time counts.
      on conflict (task_id, kind, record_id) do nothing
    )
    update address_book_entry e
    set address = given.address, search_text = given.search_text, match_key = given.match_key, address_check = null,
      updated_at = now()
    from given where given.entry_id = e.entry_id`.execute(trx);
}

const records = {
  table: 'address_book_entry',
  id: 'entry_id',
  columns: ['address', 'search_text', 'match_key', 'address_check'],
};

/** How many added addresses have become a default: that is not recorded as a change. */
async function countUsual(trx: Trx, { taskId }: WrittenImport): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select count(*)::integer as used from import_change change join address_book_entry e on e.entry_id = change.record_id
    where change.task_id = ${taskId}::bigint and change.created and (e.is_sender or e.is_return)`.execute(
    trx,
  );
  return rows[0]!.used;
}

/**
 * Removes the addresses that an import added and restores the text of those that it changed.
 *
 * @throws RequestError 409 when one has changed since, or an added one is the default sender or return address
 */
export async function revertAddresses(trx: Trx, written: WrittenImport): Promise<RevertCounts> {
  const changed = await changedSince(trx, written, records);
  refuseRevertOf({ changed, used: await countUsual(trx, written) });
  return revertRecords(trx, written, records);
}
