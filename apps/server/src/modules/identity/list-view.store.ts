import { listViewLayout, type ListView } from '@lading/contracts/identity';
import { sql, type Generated } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';

declare module '../../platform/tables.ts' {
  interface Tables {
    list_view: {
      view_id: Generated<string>;
      org_id: Generated<string>;
      user_id: string;
      list: string;
      name: string;
      address: string;
      /** Written as JSON. */
      layout: object | string;
    };
  }
}

/** A view without its id. */
type Content = Pick<ListView, 'name' | 'address' | 'layout'>;

interface ViewRow {
  view_id: string;
  name: string;
  address: string;
  layout: unknown;
}

const viewOf = ({ view_id, layout, ...rest }: ViewRow): ListView => ({
  viewId: view_id,
  ...rest,
  layout: listViewLayout.parse(layout),
});
const columns = ['view_id', 'name', 'address', 'layout'] as const;

/** Lets one save of a person at a time count and name views, until the transaction ends. */
export async function lockViews(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('list-view', ${userId}::bigint))`.execute(trx);
}

/** How many views a person has, of all lists. */
export async function countViews(trx: Trx, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('list_view')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A person's views of a list, by name. */
export async function readViews(trx: Trx, userId: string, list: string): Promise<ListView[]> {
  const rows = await trx
    .selectFrom('list_view')
    .select(columns)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy(sql`order_text(name) collate "C"`)
    .execute();
  return rows.map(viewOf);
}

/** Adds a view; undefined when the person already has one with this name in the list. */
export async function insertView(
  trx: Trx,
  userId: string,
  list: string,
  { layout, ...content }: Content,
): Promise<ListView | undefined> {
  const row = await trx
    .insertInto('list_view')
    .values({ ...content, user_id: userId, list, layout: JSON.stringify(layout) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row && viewOf(row);
}

/** Replaces the content of a person's view; undefined when they have no such view in this list. */
export async function updateView(
  trx: Trx,
  userId: string,
  list: string,
  viewId: string,
  { layout, ...content }: Content,
): Promise<ListView | undefined> {
  if (!isRowId(viewId)) return undefined;
  const row = await trx
    .updateTable('list_view')
    .set({ ...content, layout: JSON.stringify(layout) })
    .where('view_id', '=', viewId)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .returning(columns)
    .executeTakeFirst();
  return row && viewOf(row);
}

/** Deletes a person's view; false when it is not theirs. */
export async function deleteView(trx: Trx, userId: string, viewId: string): Promise<boolean> {
  if (!isRowId(viewId)) return false;
  const { numDeletedRows } = await trx
    .deleteFrom('list_view')
    .where('view_id', '=', viewId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
