import { useDeferredValue } from 'react';
import { Checkbox } from './checkbox.tsx';
import { cx } from './cx.ts';
import { DataTableCards } from './data-table-cards.tsx';
import { DataTableHead, extraClass } from './data-table-head.tsx';
import { cellClass, followsRowLinks, rowLinkAround } from './data-table-row.tsx';
import { toggleAll, toggleOne } from './data-table-selection.ts';
import { DataTableSkeleton } from './data-table-skeleton.tsx';
import type { DataTableProps } from './data-table-types.ts';
import { useIsPhone } from './use-media-query.ts';
import { useScrollRegion } from './use-scroll-region.ts';

export type { DataTableProps, TableColumn, TableSelection, TableSort } from './data-table-types.ts';

/** Rows in the first paint: what a screen shows. */
const firstRows = 13;

/** The rows, rendered in two steps: the first screen is painted before the rows below it are laid out. */
function TableRows<Row>({ columns, rows, rowId, rowLink, rowActions, selection }: DataTableProps<Row>) {
  const isWhole = useDeferredValue(true, false);
  return (isWhole ? rows : rows.slice(0, firstRows)).map((row) => {
    const id = rowId(row);
    const chosen = selection?.selected.has(id) ?? false;
    return (
      <tr
        key={id}
        data-row=""
        className={cx(
          'group/row transition-colors',
          chosen ? 'bg-brand-soft hover:bg-brand-soft-hover' : 'hover:bg-hover',
          rowLink && 'cursor-pointer',
        )}
      >
        {selection ? (
          <td className={cx(cellClass, 'w-10 pr-0 print:hidden')}>
            <Checkbox
              hideLabel
              label={selection.rowLabel(id)}
              checked={chosen}
              onCheckedChange={() => selection.onChange(toggleOne(selection.selected, id))}
            />
          </td>
        ) : null}
        {columns.map((column, at) => (
          <td
            key={column.id}
            data-row-link={rowLink && at === 0 ? '' : undefined}
            className={cx(
              cellClass,
              column.isExtra && extraClass,
              column.share !== undefined && 'max-w-0',
              column.numeric ? 'pr-5 text-right whitespace-nowrap tabular-nums' : 'text-left',
            )}
          >
            {rowLink && at === 0 ? rowLinkAround(rowLink(row), column.cell(row)) : column.cell(row)}
          </td>
        ))}
        {rowActions ? (
          <td className={cx(cellClass, 'w-px pl-0 print:hidden')}>
            <div className="flex justify-end gap-0.5 opacity-0 transition-opacity group-focus-within/row:opacity-100 group-hover/row:opacity-100 has-data-popup-open:opacity-100 pointer-coarse:opacity-100">
              {rowActions(row)}
            </div>
          </td>
        ) : null}
      </tr>
    );
  });
}

/** The row of headings, with the box that selects all rows. */
function HeadRow<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, sort = null, onSortChange, rowActions, actionsLabel, selection } = props;
  const ids = rows.map(rowId);
  const chosen = ids.filter((id) => selection?.selected.has(id)).length;
  return (
    <tr>
      {selection ? (
        <th scope="col" className="h-9 w-10 print:hidden border-b border-line bg-sunken pl-3">
          <Checkbox
            hideLabel
            label={selection.allLabel}
            checked={ids.length > 0 && chosen === ids.length}
            indeterminate={chosen > 0 && chosen < ids.length}
            onCheckedChange={() => selection.onChange(toggleAll(selection.selected, ids))}
          />
        </th>
      ) : null}
      {columns.map((column) => (
        <DataTableHead
          key={column.id}
          column={column}
          sort={sort}
          {...(onSortChange ? { onSortChange } : {})}
        />
      ))}
      {rowActions ? (
        <th scope="col" className="w-px border-b border-line bg-sunken print:hidden">
          <span className="sr-only">{actionsLabel}</span>
        </th>
      ) : null}
    </tr>
  );
}

/** A list that the server pages and sorts: a table, and cards at phone width. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, loading = false, empty, error } = props;
  const { fill, maxHeight, footer, className } = props;
  const isPhone = useIsPhone();
  const region = useScrollRegion(label);
  const isWider = region.tabIndex === 0;
  const bare = error ?? (rows.length === 0 && !loading ? empty : null);
  return (
    <div
      className={cx(
        'overflow-clip rounded-lg border border-line bg-surface',
        fill && !isPhone ? 'flex min-h-0 flex-col' : 'shrink-0',
        className,
      )}
      aria-busy={loading}
    >
      {bare ? (
        bare
      ) : isPhone ? (
        <DataTableCards {...props} />
      ) : (
        <section
          {...region}
          style={maxHeight ? { maxHeight } : undefined}
          className={cx(
            'focus-visible:-outline-offset-2',
            columns.some(({ isExtra }) => isExtra) && '@container',
            // A scroll container of its own would keep the headings from sticking to the top of a scrolling page.
            (fill || maxHeight || isWider) && 'scroll-pt-9 overflow-auto',
            fill && 'min-h-0 flex-auto',
          )}
        >
          <table className="w-full border-separate border-spacing-0 text-sm text-ink">
            <caption className="sr-only">{label}</caption>
            <thead className="sticky top-0 z-10">
              <HeadRow {...props} />
            </thead>
            {rows.length === 0 && loading ? (
              <DataTableSkeleton {...props} />
            ) : (
              <tbody ref={followsRowLinks} className={cx('transition-opacity', loading && 'opacity-60')}>
                <TableRows {...props} />
              </tbody>
            )}
          </table>
        </section>
      )}
      {footer && !error ? <div className="shrink-0 border-t border-line px-3 py-1.5">{footer}</div> : null}
    </div>
  );
}
