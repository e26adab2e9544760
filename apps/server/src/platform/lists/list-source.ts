import type { RawBuilder } from 'kysely';

/** A piece of SQL. */
export type Sql = RawBuilder<unknown>;

/** A sort key of rows. */
export interface ListKey {
  /** The expression; it has an index together with the organization and the id. */
  key: Sql;
  /** Type that a cursor's text is read as. */
  type: 'text' | 'bigint' | 'date' | 'timestamptz';
  /** Selects rows without a key; they come last in both directions. Without it every row has one. */
  none?: Sql;
  /** Whether keys grow with ids, as the moment of creation does, with few exceptions: parts of a split order keep its moment. */
  growsWithId?: true;
  /** Tables to read instead of the source's own, when only rows with a key count. */
  from?: Sql;
  /**
   * Reads the rows that have a key as `id` and `key` in another way than by an index scan, each part sorted and cut to `limit`.
   * `behind` is the row before them in this direction.
   */
  read?: (asked: {
    conditions: Sql;
    direction: Sql;
    limit: number;
    behind: { key: Sql; id: Sql; comparison: Sql } | undefined;
  }) => Sql;
}

/** A list of records with search and paging (decision D16). */
export interface ListSource<Field extends string> {
  /** As in `search_record`. */
  kind:
    | 'order'
    | 'product'
    | 'shipment'
    | 'inbound'
    | 'warehouse-order'
    | 'bundle'
    | 'alias'
    | 'return'
    | 'work-order'
    | 'crossdock'
    | 'discrepancy'
    | 'job';
  /** The tables, as `from` has them. */
  from: Sql;
  /** The name of the list's own table among them. */
  alias: string;
  /** The record's id. */
  id: Sql;
  keys: Readonly<Record<Field, ListKey>>;
  /** Default field and direction. */
  usual: `${Field}:${'asc' | 'desc'}`;
}

/** The selection of rows of a list. */
export interface ListChoice<Field extends string> {
  search?: string | undefined;
  sort?: `${Field}:${'asc' | 'desc'}` | undefined;
}

/** The creation period of rows; the end is exclusive. */
export interface TimeRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** The rows of an export: those selected one by one, if any. */
export interface ChosenRows {
  ids?: readonly string[] | undefined;
}

/** The page: by number, or by the cursor of another reply. */
export interface ListPaging {
  pageNo: number;
  pageSize: number;
  after?: string | undefined;
  /** The maximum count, if the caller needs less than the default. */
  countTo?: number | undefined;
}
