import type { Address, Page } from '@lading/contracts/core';
import { addressMatchKey, type AddressUse, type BookEntry } from '@lading/contracts/shipping';
import { sql, type ColumnType, type Generated } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { holdsText } from '../../platform/holds-text.ts';
import { readPage } from '../../platform/read-page.ts';
import { isRowId } from '../../platform/row-id.ts';

declare module '../../platform/tables.ts' {
  interface Tables {
    address_book_entry: {
      entry_id: Generated<string>;
      org_id: Generated<string>;
      address: ColumnType<Address, string, string>;
      search_text: string;
      match_key: string;
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
  ...{ entryId: row.entry_id, address: row.address, alike: Number(row.alike) },
  uses: [...(row.is_sender ? (['sender'] as const) : []), ...(row.is_return ? (['return'] as const) : [])],
  updateTime: row.updated_at.toISOString(),
});

/** One page of the address book, the latest changed first unless asked otherwise. */
export async function readAddressPage(
  trx: Trx,
  choice: {
    pageNo: number;
    pageSize: number;
    search?: string | undefined;
    sort?: 'updateTime:asc' | 'updateTime:desc' | undefined;
  },
): Promise<Page<BookEntry>> {
  const found = choice.search ? holdsText(choice.search, sql`e.search_text`) : sql<boolean>`true`;
  const direction = choice.sort === 'updateTime:asc' ? 'asc' : 'desc';
  const { rows, total } = await readPage(
    entries(trx).where(found).orderBy('e.updated_at', direction).orderBy('e.entry_id', direction),
    trx.selectFrom('address_book_entry as e').where(found),
    choice,
  );
  return { records: rows.map(asEntry), total };
}

/** An entry; undefined when the organization has none with that id. */
export async function readAddress(trx: Trx, entryId: string): Promise<BookEntry | undefined> {
  if (!isRowId(entryId)) return undefined;
  const row = await entries(trx).where('e.entry_id', '=', entryId).executeTakeFirst();
  return row && asEntry(row);
}

const written = (address: Address, now: Date) => ({
  address: JSON.stringify(address),
  search_text: Object.values(address).filter(Boolean).join('\n').toLowerCase(),
  match_key: addressMatchKey(address),
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

/** Changes an address that the organization has. */
export async function updateAddress(trx: Trx, entryId: string, address: Address, now: Date): Promise<void> {
  await trx
    .updateTable('address_book_entry')
    .set(written(address, now))
    .where('entry_id', '=', entryId)
    .execute();
}

/** Removes an entry. @returns whether there was one */
export async function deleteAddress(trx: Trx, entryId: string): Promise<boolean> {
  if (!isRowId(entryId)) return false;
  const done = await trx.deleteFrom('address_book_entry').where('entry_id', '=', entryId).executeTakeFirst();
  return done.numDeletedRows > 0n;
}

/** Makes an entry the one of a use, or no more. */
export async function markAddress(
  trx: Trx,
  { entryId, use, isOn }: { entryId: string; use: AddressUse; isOn: boolean },
): Promise<void> {
  const column = columnOf[use];
  // Two at once would else both stand for it for a moment, which the index refuses.
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

/** The other entries that are alike to one, locked until the transaction ends. */
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
    ...{ entryId: row.entry_id, address: row.address, isSender: row.is_sender, isReturn: row.is_return },
  }));
}

/** The entry that stands for a use when nothing else is said. */
export async function readUsualEntry(trx: Trx, use: AddressUse): Promise<BookEntry | undefined> {
  const row = await entries(trx).where(`e.${columnOf[use]}`, '=', true).executeTakeFirst();
  return row && asEntry(row);
}

/** The address that stands for a use when nothing else is said. */
export const usualAddress = async (trx: Trx, use: AddressUse): Promise<Address | null> =>
  (await readUsualEntry(trx, use))?.address ?? null;
