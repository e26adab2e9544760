import type { Page, StatusCounts } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import { countByStatus } from './count-by-status.store.ts';
import type { ListChoice, ListPaging, ListSource, Sql } from './list-source.ts';
import { readListPage } from './read-list-page.ts';

/** The definition of a list with a tab for each status. */
interface StatusListParts<
  Field extends string,
  Status extends string,
  Choice extends ListChoice<Field> & { status?: Status | undefined },
  Row,
  Shown,
> {
  /** Its table has the column `status`. */
  source: ListSource<Field>;
  statuses: readonly Status[];
  /** Its filters besides the search. */
  filters: (choice: Choice) => Sql[];
  /** Reads the rows of a condition. */
  read: (trx: Trx, condition: Sql) => Promise<readonly Row[]>;
  idOf: (row: Row) => string;
  show: (row: Row) => Shown;
}

/** The two calls of a list with a tab for each status: a page, by default in the usual order, and how many rows each tab has. */
export function statusList<
  Field extends string,
  Status extends string,
  Choice extends ListChoice<Field> & { status?: Status | undefined },
  Row,
  Shown,
>({ source, statuses, filters, read, idOf, show }: StatusListParts<Field, Status, Choice, Row, Shown>) {
  return {
    page: (trx: Trx, choice: Choice & ListPaging): Promise<Page<Shown>> =>
      readListPage(
        trx,
        source,
        { ...choice, filters: filters(choice) },
        { read: (ids) => read(trx, sql`${source.id} = ${ids}`), idOf, show },
      ),
    counts: (trx: Trx, choice: Choice): Promise<StatusCounts<Status>> =>
      countByStatus(trx, source, {
        status: sql.ref(`${source.alias}.status`),
        statuses,
        search: choice.search,
        filters: filters({ ...choice, status: undefined }),
      }),
  };
}
