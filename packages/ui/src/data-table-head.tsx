import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from './cx.ts';
import type { TableColumn, TableSort } from './data-table-types.ts';

/** Cells of a column that is hidden first when there is too little room; the table is their container. */
export const extraClass = '@max-[90rem]:hidden';

export interface HeadCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
}

/** The sort order after a press on a heading. */
export function nextSort(sort: TableSort | null, columnId: string): TableSort {
  const turned = sort?.columnId === columnId && sort.direction === 'ascending';
  return { columnId, direction: turned ? 'descending' : 'ascending' };
}

/** A heading; a sortable one is a button and shows its order. */
export function DataTableHead<Row>({ column, sort, onSortChange }: HeadCellProps<Row>) {
  const mine = sort?.columnId === column.id ? sort.direction : undefined;
  const sortable = column.sortable === true && onSortChange !== undefined;
  const Icon = mine === 'ascending' ? ArrowUp : mine === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={sortable ? (mine ?? 'none') : undefined}
      style={{ minWidth: column.width, ...(column.share ? { width: `${column.share}%` } : {}) }}
      className={cx(
        'h-9 border-b border-line bg-sunken px-3 text-xs font-medium whitespace-nowrap text-ink-muted',
        column.isExtra && extraClass,
        column.numeric ? 'pr-5 text-right' : 'text-left',
      )}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => onSortChange(nextSort(sort, column.id))}
          className={cx(
            'group/sort inline-flex h-6 items-center gap-1 rounded-sm px-1 hover:text-ink',
            column.numeric ? '-mr-1 flex-row-reverse' : '-ml-1',
            mine && 'text-ink',
          )}
        >
          {column.header}
          <Icon
            aria-hidden="true"
            className={cx(
              'size-3',
              !mine && 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
            )}
          />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
