import type { Address, Page } from '@lading/contracts/core';
import {
  addressMatchKey,
  type AddressCheck,
  type AddressState,
  type AddressUse,
  type BookEntry,
} from '@lading/contracts/shipping';
import { sql, type ColumnType, type Generated, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { holdsText } from '../../platform/holds-text.ts';
import type { ChosenRows } from '../../platform/lists/list-source.ts';
import { readInBatches } from '../../platform/read-in-batches.ts';
import { countRows, readPage } from '../../platform/read-page.ts';
import { isRowId } from '../../platform/row-id.ts';

declare module '../../platform/tables.ts' {
  interface Tables {
    address_book_entry: {
      entry_id: Generated<string>;
      org_id: Generated<string>;
      address: ColumnType<Address, string, string>;
      search_text: string;
      match_key: string;
      address_check: ColumnType<AddressCheck | null, string | null | undefined, string | null>;
      is_sender: Generated<boolean>;
      is_return: Generated<boolean>;
      created_at: Date;
      updated_at: Date;
    };
  }
}

const columnOf = { sender: 'is_sender', return: 'is_return' } as const satisfies Record<AddressUse, string>;

const entries = (trx: Trx) =>
  trx
    .selectFrom('address_book_entry as e')
    .selectAll('e')
    .select((expression) =>
      expression
        .selectFrom('address_book_entry as o')
        .select(sql<string>`count(*)`.as('alike'))
        .whereRef('o.org_id', '=', 'e.org_id')
        .whereRef('o.match_key', '=', 'e.match_key')
        .as('alike'),
    );
type Row = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>;

const asEntry = (row: Row): BookEntry => ({
  entryId: row.entry_id,
  address: row.address,
  alike: Number(row.alike),
  check: row.address_check,
  uses: [...(row.is_sender ? (['sender'] as const) : []), ...(row.is_return ? (['return'] as const) : [])],
  updateTime: row.updated_at.toISOString(),
});

/** Filters and order of addresses; latest change first by default. */
interface AddressChoice extends ChosenRows {
  search?: string | undefined;
  state?: AddressState | undefined;
  sort?: 'updateTime:asc' | 'updateTime:desc' | undefined;
}

const isInState: Record<AddressState, RawBuilder<boolean>> = {
  DUPLICATE: sql<boolean>`exists (select from address_book_entry o
    where o.org_id = e.org_id and o.match_key = e.match_key and o.entry_id <> e.entry_id)`,
  CHANGED: sql<boolean>`e.address_check ->> 'status' = 'CHANGED'`,
  NOT_FOUND: sql<boolean>`e.address_check ->> 'status' = 'NOT_FOUND'`,
  UNCHECKED: sql<boolean>`coalesce(e.address_check ->> 'status', 'UNCHECKED') = 'UNCHECKED'`,
};

function isChosen({ search, state, ids }: AddressChoice) {
  const found = search ? holdsText(search, sql`e.search_text`) : sql<boolean>`true`;
  const stands = state ? isInState[state] : sql<boolean>`true`;
  return sql<boolean>`${found} and ${stands} and (${ids ? [...ids] : null}::bigint[] is null or e.entry_id = any (${ids ? [...ids] : null}::bigint[]))`;
}

const matching = (trx: Trx, choice: AddressChoice) =>
  trx.selectFrom('address_book_entry as e').where(isChosen(choice));

function ordered(trx: Trx, choice: AddressChoice) {
  const direction = choice.sort === 'updateTime:asc' ? 'asc' : 'desc';
  return entries(trx)
    .where(isChosen(choice))
    .orderBy('e.updated_at', direction)
    .orderBy('e.entry_id', direction);
}

/** One page of the address book. */
export async function readAddressPage(
  trx: Trx,
  choice: AddressChoice & { pageNo: number; pageSize: number },
): Promise<Page<BookEntry>> {
  const { rows, total } = await readPage(ordered(trx, choice), matching(trx, choice), choice);
  return { records: rows.map(asEntry), total };
}

/** The number of addresses of a selection. */
export const countAddresses = (trx: Trx, choice: AddressChoice): Promise<number> =>
  countRows(matching(trx, choice));

/** Every address of a selection, in batches. */
export async function* readAddressBatches(trx: Trx, choice: AddressChoice): AsyncIterable<BookEntry[]> {
  for await (const rows of readInBatches(trx, ordered(trx, choice))) yield rows.map(asEntry);
}

/** An entry; undefined when the organization has none with that id. */
export async function readAddress(trx: Trx, entryId: string): Promise<BookEntry | undefined> {
  if (!isRowId(entryId)) return undefined;
  const row = await entries(trx).where('e.entry_id', '=', entryId).executeTakeFirst();
  return row && asEntry(row);
}

/** The search text of an entry. */
export const addressText = (address: Address) => ({
  search_text: Object.values(address).filter(Boolean).join('\n').toLowerCase(),
  match_key: addressMatchKey(address),
});

const written = (address: Address, now: Date) => ({
  address: JSON.stringify(address),
  ...addressText(address),
  updated_at: now,
});

/** Adds an address. */
export async function insertAddress(trx: Trx, address: Address, now: Date): Promise<string> {
  const { entry_id: entryId } = await trx
    .insertInto('address_book_entry')
    .values({ ...written(address, now), created_at: now })
    .returning('entry_id')
    .executeTakeFirstOrThrow();
  return entryId;
}

/** Whether an entry was last changed at a time of the wire, in milliseconds. */
const isUnchangedSince = (updateTime: string) =>
  sql<boolean>`date_trunc('milliseconds', updated_at) = ${updateTime}::timestamptz`;

/** Changes an address that the organization has. @returns false, changing nothing, when it was changed since `updateTime` */
export async function updateAddress(
  trx: Trx,
  entryId: string,
  { address, updateTime, now }: { address: Address; updateTime?: string | undefined; now: Date },
): Promise<boolean> {
  const query = trx
    .updateTable('address_book_entry')
    .set({ ...written(address, now), address_check: null })
    .where('entry_id', '=', entryId);
  const done = await (
    updateTime === undefined ? query : query.where(isUnchangedSince(updateTime))
  ).executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Stores a carrier's answer about an entry, unless the entry has changed since it was read. */
export async function keepCheck(
  trx: Trx,
  { entryId, updateTime }: BookEntry,
  check: AddressCheck,
): Promise<void> {
  await trx
    .updateTable('address_book_entry')
    .set({ address_check: JSON.stringify(check) })
    .where('entry_id', '=', entryId)
    .where(isUnchangedSince(updateTime))
    .execute();
}

/** Removes an entry. @returns whether there was one */
export async function deleteAddress(trx: Trx, entryId: string): Promise<boolean> {
  if (!isRowId(entryId)) return false;
  const done = await trx.deleteFrom('address_book_entry').where('entry_id', '=', entryId).executeTakeFirst();
  return done.numDeletedRows > 0n;
}

/** Makes an entry the default of a use, or removes that. */
export async function markAddress(
  trx: Trx,
  { entryId, use, isOn }: { entryId: string; use: AddressUse; isOn: boolean },
): Promise<void> {
  const column = columnOf[use];
  // Otherwise both would be the default for a moment, which the index rejects.
  await sql`select pg_advisory_xact_lock(hashtextextended('address-book', current_org_id()))`.execute(trx);
  if (isOn)
    await trx
      .updateTable('address_book_entry')
      .set({ [column]: false })
      .where(column, '=', true)
      .execute();
  await trx
    .updateTable('address_book_entry')
    .set({ [column]: isOn })
    .where('entry_id', '=', entryId)
    .execute();
}

/** The duplicates of an entry, locked until the transaction ends. */
export async function lockAlike(
  trx: Trx,
  entryId: string,
): Promise<{ entryId: string; address: Address; isSender: boolean; isReturn: boolean }[]> {
  const rows = await trx
    .selectFrom('address_book_entry')
    .selectAll()
    .where('match_key', '=', (one) =>
      one.selectFrom('address_book_entry').select('match_key').where('entry_id', '=', entryId),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('entry_id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    entryId: row.entry_id,
    address: row.address,
    isSender: row.is_sender,
    isReturn: row.is_return,
  }));
}

/** The default entry for a use. */
export async function readUsualEntry(trx: Trx, use: AddressUse): Promise<BookEntry | undefined> {
  const row = await entries(trx).where(`e.${columnOf[use]}`, '=', true).executeTakeFirst();
  return row && asEntry(row);
}

/** The default address for a use. */
export const usualAddress = async (trx: Trx, use: AddressUse): Promise<Address | null> =>
  (await readUsualEntry(trx, use))?.address ?? null;
