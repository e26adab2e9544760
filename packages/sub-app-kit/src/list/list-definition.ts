import type { StatusCounts } from '@lading/contracts/core';
import type { ExportFormat } from '@lading/contracts/tasks';
import type { LateProps } from '@lading/ui/late';
import type { ListTableColumn, RowNote } from '@lading/ui/list-table';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { ListAddress, ListAddressSpec } from './list-address-rules.ts';
import type { ListSelection } from './list-selection.ts';

/** The reply of a list call (decisions D9, D16). */
export interface ListReply<Row> {
  records: readonly Row[];
  total: number;
  /** False when there are more than `total`; absent counts as exact. */
  totalExact?: boolean | undefined;
  /** Start of the next page, for a server that pages by keys. */
  next?: string | null | undefined;
  /** Cursor of the previous page. */
  previous?: string | null | undefined;
}

/** Queries one page; made by {@link listQuery}. */
export type ListQuery<Row> = UseQueryOptions<unknown, Error, ListReply<Row> | null>;

interface QueryLike<Data> {
  queryKey: readonly unknown[];
  queryFn?: unknown;
  staleTime?: unknown;
  refetchInterval?: unknown;
  /** Type of the reply; never set. */
  answer?: Data;
}

/**
 * A query in the form that a list needs.
 * @param options from `callQuery`
 * @param read converts the reply into records and total, if it has another shape
 */
export function listQuery<Row, Data = ListReply<Row>>(
  options: QueryLike<Data>,
  read?: (data: Data | null) => ListReply<Row> | null,
): ListQuery<Row> {
  // The cache keeps the raw reply; only `read` knows its type.
  return { ...options, ...(read && { select: read }) } as unknown as ListQuery<Row>;
}

/** Queries the counts of tabs; made by {@link tabCounts}. */
export type TabCountsQuery = UseQueryOptions<unknown, Error, StatusCounts | null>;

/**
 * A query in the form that the tabs of a list need.
 * @param options from `callQuery`
 * @param read converts the reply into counts by tab, if it has another shape
 */
export function tabCounts<Data = StatusCounts>(
  options: QueryLike<Data>,
  read?: (data: Data | null) => StatusCounts | null,
): TabCountsQuery {
  return { ...options, ...(read && { select: read }) } as unknown as TabCountsQuery;
}

/** A column, and whether it is hidden by default. */
export interface ListColumn<Row> extends ListTableColumn<Row> {
  isHidden?: boolean;
}

/** One of a few values, or any. */
interface ChoiceFilter<Name extends string> {
  kind: 'choice';
  name: Name;
  label: string;
  anyLabel: string;
  options: readonly { value: string; label: string }[];
  /** The label is above the field, not only inside it. */
  isLabelled?: boolean;
  /** Shows all values side by side. */
  isSegmented?: boolean;
  /** With a `filterBar` that folds: shown on request, or while it is set. */
  isExtra?: boolean;
}

/** From one day of the reader's zone to another, inclusive. */
interface DaysFilter<Name extends string> {
  kind: 'days';
  from: Name;
  to: Name;
  labels: { from: string; to: string };
  /** Label of a button that shows the two dates, for a page that should load the calendar on demand. */
  fold?: string;
  /** With a `filterBar` that folds: shown on request, or while it is set. */
  isExtra?: boolean;
}

/** Filters of a list in addition to its tabs and search. */
export type ListFilter<Name extends string = string> = ChoiceFilter<Name> | DaysFilter<Name>;

/** What the filters of a list need. */
export interface ListFiltersProps {
  filters: readonly ListFilter[];
  /** Values by filter name. */
  values: Readonly<Record<string, string | undefined>>;
  onChange: (change: Record<string, string | null>) => void;
}

/** The rows that an action applies to. */
export interface ChosenOfAct<Row> {
  /** All rows that match the list's address, beyond those in `rows`. */
  isAll: boolean;
  rows: readonly Row[];
  /** With `isAll`, all matching rows, whether the action applies to them or not. */
  count: number;
  /** Whether there may be rows that the action does not apply to. */
  isMixed?: boolean;
}

/** An action on rows. */
export interface ListAct<Row> {
  id: string;
  /** Label of the action: "Mark as read". */
  label: string;
  icon: LucideIcon;
  /** A single key that starts it on the selected rows. */
  hotkey?: string;
  isDanger?: boolean;
  /** Whether it is possible for this row; by default for every row. */
  can?: (row: Row) => boolean;
  /** Why it is not possible for a row that `can` excludes, if there is more to say; shown if it is possible for no selected row. */
  cannot?: (row: Row) => string | undefined;
  /** Applies it to one row and rejects with the reason; each of many rows gets its own result. */
  each?: (row: Row) => Promise<unknown>;
  /**
   * Whether `each` rejected a row for the state of another one, which may be among them: it is tried once more when all others have a
   * result.
   */
  waitsForOthers?: (error: unknown) => boolean;
  /** Called once all rows of `each` have a result. */
  after?: () => void;
  /** Applies it to all of them at once, such as copying their numbers. */
  together?: (rows: readonly Row[]) => Promise<unknown>;
  /**
   * Maximum rows of `together` or of `dialog`; a larger selection is refused with this number before anything is sent, and "select all"
   * before its rows are read, whatever `can` says of them.
   */
  most?: number;
  /**
   * A dialog that lets the server apply the action to a selection of any size; with `most`, to the selected rows alone and never to
   * "select all". It reports with `onClose` whether the action was
   * started; then the selection is cleared.
   */
  dialog?: (chosen: ChosenOfAct<Row>, onClose: (isStarted: boolean) => void) => ReactNode;
  /**
   * Whether it makes sense for this many rows and is shown at all; `isAll`: all matching rows. Too many rows are no reason to hide it:
   * see `most`.
   */
  fits?: (count: number, isAll: boolean) => boolean;
  /** Shown in the menu after the other actions. */
  isExtra?: boolean;
  /** Confirmation of `together`: "12 numbers copied". */
  done?: (count: number) => string;
  /** Confirmation before it runs. */
  confirm?: (count: number) => { title: string; text: string; button: string };
}

/** What the selection bar receives from its list. */
export interface SelectionBarProps<Row> {
  list: Pick<ListDefinition<Row, never, never>, 'rowId' | 'rowName'>;
  acts: readonly ListAct<Row>[];
  /** Queries a page of the filtered list, by its number from 1. */
  ask: (page: number, pageSize: number) => ListQuery<Row>;
  selection: ListSelection<Row>;
  choose: { togglePage: (ids: readonly string[]) => void; clear: () => void; chooseAll: () => void };
  notes: ReadonlyMap<string, RowNote>;
  onNotes: (notes: ReadonlyMap<string, RowNote>) => void;
  /** Starts an export of the selection: rows by their ids, or null for all. */
  onExport?: ((format: ExportFormat, ids: string[] | null) => Promise<{ taskId: string }>) | undefined;
  total: number;
  isExact: boolean;
}

/** A list as one value: what it shows, its filters, and the actions on its rows (decision D16). */
export interface ListDefinition<Row, Field extends string, Filters extends Record<string, string>> {
  /** Identifies what is stored for it: layout, saved views, the last address. Never shown. */
  id: string;
  title: string;
  /** Accessible name of the table. */
  label: string;
  address: ListAddressSpec<Field, Filters>;
  /** Queries one page. */
  page: (address: ListAddress<Field, Filters>) => ListQuery<Row>;
  /** Shown when the list could not be loaded. */
  failedTitle: string;
  /** Shown when there are no rows at all, as opposed to no matches. */
  empty: ReactNode;
  /** Replaces the list and its tools if the server refuses it to the reader. */
  forbidden?: ReactNode;
  rowId: (row: Row) => string;
  /** The display name of a row: for its checkbox, its preview and its action result. */
  rowName: (row: Row) => string;
  /** Address of a row's own page. Without one a click opens the preview, if there is one. */
  rowLink?: (row: Row) => string;
  /** A column that can be sorted has the wire's field as its id. */
  columns: readonly ListColumn<Row>[];
  search: { label: string; placeholder: string };
  tabs?: {
    name: keyof Filters & string;
    label: string;
    allLabel: string;
    items: readonly { value: string; label: string }[];
    /** Queries how many rows of the search and the other filters each tab has; without it the tabs have no numbers. */
    counts?: (address: ListAddress<Field, Filters>) => TabCountsQuery;
  };
  filters?: readonly ListFilter<keyof Filters & string>[];
  /** In place of the usual filters, such as `FoldableFilters`: the first page does without its code. */
  filterBar?: ComponentType<ListFiltersProps>;
  /** On selected rows from the selection bar; on one row if `rowActs` includes them. */
  acts?: readonly ListAct<Row>[];
  /** The bar of a list whose acts load once rows are selected, in place of one with `acts`. */
  selectionBar?: ComponentType<SelectionBarProps<Row> & LateProps>;
  /** Buttons always shown at the end of a row, and their width in pixels. */
  rowActions?: { label: string; width: number; buttons: (row: Row) => ReactNode };
  /** Starts exporting the list with its filters and sort; returns the task (decision D7). */
  export?: (address: ListAddress<Field, Filters>, format: ExportFormat) => Promise<{ taskId: string }>;
  /** Like `export` for selected rows, by their ids and in the list's order. */
  exportChosen?: (
    address: ListAddress<Field, Filters>,
    format: ExportFormat,
    ids: string[],
  ) => Promise<{ taskId: string }>;
  /** Sums of the rows shown, by column. */
  totals?: (rows: readonly Row[]) => Readonly<Record<string, ReactNode>>;
  /** Details of a row next to the list; `link` is a page with more details, if the row has no page of its own. */
  peek?: {
    title: (row: Row) => ReactNode;
    body: (row: Row) => ReactNode;
    link?: (row: Row) => { label: string; to: string } | undefined;
  };
  /** All rows are in one reply; only visible ones are rendered, and there are no pages. */
  isWhole?: boolean;
}
