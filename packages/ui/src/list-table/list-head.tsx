import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { PointerEvent } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { cx } from '../cx.ts';
import { nextSort } from '../data-table-head.tsx';
import { extraClass, tracksClass } from './list-row.tsx';
import type { ListTableColumn, ListTableProps } from './list-table-types.ts';
import { leastWidth, listTracks } from './list-tracks.ts';

/** What takes room next to the columns: checkboxes, and actions of a width in pixels. */
export interface Space {
  ticks: boolean;
  actions: number;
}

interface ListHeadProps<Row> extends Pick<ListTableProps<Row>, 'sort' | 'onSortChange' | 'onWidthChange'> {
  column: ListTableColumn<Row>;
  columns: readonly ListTableColumn<Row>[];
  space: Space;
}

/** Heading of a column: a sortable one is a button and shows its order; its edge can be dragged to resize. */
function ListHead<Row>({ column, columns, space, sort, onSortChange, onWidthChange }: ListHeadProps<Row>) {
  const mine = sort?.columnId === column.id ? sort.direction : undefined;
  const isSortable = column.sortable === true && onSortChange !== undefined;
  const Icon = mine === 'ascending' ? ArrowUp : mine === 'descending' ? ArrowDown : ChevronsUpDown;

  /** Resizes without rendering a row, and reports the width when the pointer is released. */
  function resize(down: PointerEvent<HTMLElement>) {
    const handle = down.currentTarget;
    const head = handle.closest('th');
    const region = handle.closest<HTMLElement>('[data-tracks]');
    if (!head || !region || !onWidthChange) return;
    down.preventDefault();
    handle.setPointerCapture(down.pointerId);
    const startWidth = head.getBoundingClientRect().width;
    let width = Math.round(startWidth);
    const events = new AbortController();
    const { signal } = events;
    const move = ({ clientX }: globalThis.PointerEvent) => {
      width = Math.max(leastWidth, Math.round(startWidth + clientX - down.clientX));
      const drawn = columns.map((one) => (one.id === column.id ? { width } : one));
      const { tracks, minWidth } = listTracks(drawn, space);
      for (const suffix of ['', '-narrow']) {
        region.style.setProperty(`--ld-tracks${suffix}`, tracks);
        region.style.setProperty(`--ld-table${suffix}`, `${minWidth}px`);
      }
    };
    const end = () => {
      events.abort();
      if (width !== Math.round(startWidth)) onWidthChange(column.id, width);
    };
    handle.addEventListener('pointermove', move, { signal });
    handle.addEventListener('pointerup', end, { signal });
    handle.addEventListener('pointercancel', end, { signal });
  }

  return (
    <th
      scope="col"
      aria-sort={isSortable ? (mine ?? 'none') : undefined}
      className={cx(
        'relative min-w-0 px-2.5 text-xs font-medium whitespace-nowrap text-ink-muted',
        column.isExtra && extraClass,
        column.numeric ? 'text-right' : 'text-left',
      )}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSortChange(nextSort(sort ?? null, column.id))}
          className={cx(
            'group/sort inline-flex h-6 max-w-full items-center gap-1 rounded-sm px-1 hover:text-ink',
            column.numeric ? '-mr-1 flex-row-reverse' : '-ml-1',
            mine && 'text-ink',
          )}
        >
          <span className="truncate">{column.header}</span>
          <Icon
            aria-hidden="true"
            className={cx(
              'size-3 shrink-0',
              !mine && 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
            )}
          />
        </button>
      ) : (
        <span className="block truncate">{column.header}</span>
      )}
      {onWidthChange ? (
        // By keyboard, the width is set in the column settings.
        <span
          aria-hidden="true"
          onPointerDown={resize}
          className="absolute inset-y-1 right-0 w-2 cursor-col-resize touch-none border-r border-transparent hover:border-line-strong active:border-brand-mark"
        />
      ) : null}
    </th>
  );
}

/** The box that selects all rows of the page. */
function AllBox<Row>({ rows, rowId, selection }: Pick<ListTableProps<Row>, 'rows' | 'rowId' | 'selection'>) {
  if (!selection) return null;
  const ids = rows.map(rowId);
  const chosen = ids.filter((id) => selection.selected.has(id)).length;
  return (
    <Checkbox
      hideLabel
      label={selection.allLabel}
      checked={ids.length > 0 && chosen === ids.length}
      indeterminate={chosen > 0 && chosen < ids.length}
      onCheckedChange={() => selection.togglePage(ids)}
    />
  );
}

/** The headings; a phone shows none, and names only the first column to screen readers. */
export function HeadRow<Row>(props: ListTableProps<Row> & { space: Space; isPhone: boolean }) {
  const {
    columns,
    selection,
    rowActions,
    hoverActions,
    actionsLabel,
    isWindowed = false,
    space,
    isPhone,
  } = props;
  return (
    <tr aria-rowindex={isWindowed ? 1 : undefined} className={isPhone ? undefined : cx(tracksClass, 'h-9')}>
      {selection && !isPhone ? (
        <th scope="col" className="pl-3 text-left print:hidden">
          <AllBox {...props} />
        </th>
      ) : null}
      {isPhone ? (
        <th scope="col">{columns[0]?.header}</th>
      ) : (
        columns.map((column) => <ListHead key={column.id} {...props} column={column} space={space} />)
      )}
      {rowActions || (hoverActions && !isPhone) ? (
        <th
          scope="col"
          className={cx(
            'print:hidden',
            rowActions ? 'pr-3 text-right text-xs font-medium' : 'absolute right-0',
          )}
        >
          <span className="sr-only">{actionsLabel}</span>
        </th>
      ) : null}
    </tr>
  );
}
