import type { Page, StatusCounts } from '@lading/contracts/core';
import type { AddressChange, AddressChangeState } from '@lading/contracts/shipment-service';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { holdsText } from '../../../platform/holds-text.ts';
import type { ChosenRows } from '../../../platform/lists/list-source.ts';
import { readInBatches } from '../../../platform/read-in-batches.ts';
import { countRows, readPage } from '../../../platform/read-page.ts';
import { addressChanges, asAddressChange, readableAddressChanges } from './address-change-reading.store.ts';

/** Filters and order of changes of address; never drafts. */
interface ChangeChoice extends ChosenRows {
  search?: string | undefined;
  sort?: 'requestTime:asc' | 'requestTime:desc' | undefined;
  state?: AddressChangeState | undefined;
}

function isChosen({ search, state, ids }: ChangeChoice): RawBuilder<boolean> {
  const searched = [
    ...['s.shipment_no', 's.tracking_number', 'o.order_no'].map((name) => sql.ref(name)),
    ...['name', 'company', 'addressLine1'].map((part) => sql`c.new_address ->> ${sql.lit(part)}`),
    sql`c.old_address ->> 'name'`,
  ];
  return sql<boolean>`c.state <> 'DRAFT' and (${state ?? null}::text is null or c.state = ${state ?? ''})
    and ${ids ? sql`c.change_id = any (${[...ids]}::bigint[])` : sql`true`}
    and ${search ? holdsText(search, ...searched) : sql`true`}`;
}

const chosen = (trx: Trx, choice: ChangeChoice) => addressChanges(trx).where(isChosen(choice));

function ordered(trx: Trx, choice: ChangeChoice) {
  const direction = choice.sort === 'requestTime:asc' ? 'asc' : 'desc';
  return readableAddressChanges(trx)
    .where(isChosen(choice))
    .orderBy('c.called_at', direction)
    .orderBy('c.change_id', direction);
}

/** One page of changes of address, latest first by default. */
export async function readAddressChanges(
  trx: Trx,
  choice: ChangeChoice & { pageNo: number; pageSize: number },
): Promise<Page<AddressChange>> {
  const { rows, total } = await readPage(ordered(trx, choice), chosen(trx, choice), choice);
  return { records: rows.map(asAddressChange), total };
}

/** The number of matching changes of address by state. */
export async function countAddressChangesByState(
  trx: Trx,
  choice: Pick<ChangeChoice, 'search'>,
): Promise<StatusCounts<AddressChangeState>> {
  const rows = await chosen(trx, choice)
    .select(['c.state', sql<string>`count(*)`.as('count')])
    .groupBy('c.state')
    .execute();
  return { counts: Object.fromEntries(rows.map((row) => [row.state, Number(row.count)])), over: [] };
}

/** The number of changes of address of a selection. */
export const countAddressChanges = (trx: Trx, choice: ChangeChoice): Promise<number> =>
  countRows(chosen(trx, choice));

/** Every change of address of a selection, in batches. */
export async function* readAddressChangeBatches(
  trx: Trx,
  choice: ChangeChoice,
): AsyncIterable<AddressChange[]> {
  for await (const rows of readInBatches(trx, ordered(trx, choice))) yield rows.map(asAddressChange);
}
