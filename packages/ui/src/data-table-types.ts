import type { ReactElement, ReactNode } from 'react';

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned, in tabular figures. */
  numeric?: boolean;
  sortable?: boolean;
  /** Minimum width in pixels. */
  width?: number;
  /**
   * Percent of the table's width, for texts of any length: the column uses it while the others have enough room, shrinks down to
   * `width` before the table overflows, and its cells truncate.
   */
  share?: number;
  /** Hidden in the cards at phone width. */
  hideOnPhone?: boolean;
  /** The first to be hidden: in a table narrower than 90 rem, as on a screen of 1440 px. */
  isExtra?: boolean;
}

/** Rows that can be selected. */
export interface SelectableRows {
  selected: ReadonlySet<string>;
  /** Accessible names of the checkboxes. */
  allLabel: string;
  rowLabel: (rowId: string) => string;
}

export interface TableSelection extends SelectableRows {
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Props of every kind of table, in addition to its columns. */
export interface TableOfRows<Row> {
  /** Accessible name of the table. */
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** A skeleton at first; existing rows stay, dimmed, until the new ones arrive. */
  loading?: boolean;
  /** Instead of rows when there are none: `<EmptyState />`. */
  empty: ReactNode;
  /** Shown instead of everything when the list could not be loaded: `<ErrorState />`. */
  error?: ReactNode;
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  /** "Sort by", for the cards at phone width; required if a column is sortable. */
  sortLabel?: string;
  /** The link or button of a row, around its first cell; a click anywhere in the row follows it: `(row) => <Link to="…" />`. */
  rowLink?: (row: Row) => ReactElement<{ children?: ReactNode; className?: string }>;
  /** Name of the column of actions, for screen readers; required if rows have any. */
  actionsLabel?: string;
  /** Below the rows, usually `<Pagination />`. */
  footer?: ReactNode;
}

export interface DataTableProps<Row> extends TableOfRows<Row> {
  columns: readonly TableColumn<Row>[];
  /** Buttons at the end of a row, seen on hover and focus (always on touch). */
  rowActions?: (row: Row) => ReactNode;
  selection?: TableSelection;
  /** Takes the remaining height of a flex column, so that the headings stay visible while the rows scroll. */
  fill?: boolean;
  /** Maximum height of the scroll region; without `fill` or it the page scrolls. */
  maxHeight?: string;
  className?: string;
}
