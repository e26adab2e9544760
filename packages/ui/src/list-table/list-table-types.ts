import type { ReactNode } from 'react';
import type { SelectableRows, TableOfRows } from '../data-table-types.ts';

/** One column of a list. */
export interface ListTableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned, in tabular figures. */
  numeric?: boolean;
  sortable?: boolean;
  /** Pixels; the minimum width of a column that grows. */
  width: number;
  /** Share of the remaining room, for names and other texts of any length; the cell truncates. */
  grow?: number;
  /** Hidden while the table is narrower than 90 rem, as on a screen of 1440 px. */
  isExtra?: boolean;
  /** Position on the card of a phone, whose title is the first column: end of the first line, second line (default), or nowhere. */
  phone?: 'end' | 'line' | 'none';
  /** Content of the card, if it differs from the cell. */
  card?: (row: Row) => ReactNode;
}

/** The selected rows. Keep the identity of the functions, or every row renders on each change. */
export interface ListTableSelection extends SelectableRows {
  toggle: (rowId: string, isRange: boolean) => void;
  /** Selects all of these, or deselects them if all were selected. */
  togglePage: (rowIds: readonly string[]) => void;
}

/** The result of an action on a row, shown at its first cell. */
export interface RowNote {
  tone: 'success' | 'danger';
  text: string;
}

export interface ListTableProps<Row> extends TableOfRows<Row> {
  columns: readonly ListTableColumn<Row>[];
  /** Buttons over the end of a row while it is hovered or focused; they do not shift the layout. */
  hoverActions?: (row: Row) => ReactNode;
  /** Buttons that are always at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** Width of `rowActions` in pixels. */
  actionsWidth?: number;
  selection?: ListTableSelection;
  /** Row whose details are open next to the list. */
  activeId?: string | null;
  notes?: ReadonlyMap<string, RowNote>;
  /** Sums of the shown rows, by column; a row below the others. */
  totals?: { label: string; cells: Readonly<Record<string, ReactNode>> } | null;
  /** Called with the width in pixels when the user has resized a column. */
  onWidthChange?: (columnId: string, width: number) => void;
  isCompact?: boolean;
  /**
   * Renders only the visible rows of a long list: the table fills the remaining height and scrolls by itself, and all rows have one
   * height.
   */
  isWindowed?: boolean;
}
