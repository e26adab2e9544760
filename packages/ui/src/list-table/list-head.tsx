import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { PointerEvent } from 'react';
import { cx } from '../cx.ts';
import { nextSort } from '../data-table-head.tsx';
import { extraClass } from './list-row.tsx';
import type { ListTableColumn, ListTableProps } from './list-table-types.ts';
import { leastWidth, listTracks } from './list-tracks.ts';

interface ListHeadProps<Row> extends Pick<ListTableProps<Row>, 'sort' | 'onSortChange' | 'onWidthChange'> {
  column: ListTableColumn<Row>;
  columns: readonly ListTableColumn<Row>[];
  space: { ticks: boolean; actions: number };
}

/** Heading of a column: a sortable one is a button and shows its order; its edge can be dragged to resize. */
export function ListHead<Row>({
  column,
  columns,
  space,
  sort,
  onSortChange,
  onWidthChange,
}: ListHeadProps<Row>) {
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
