import { Checkbox } from './checkbox.tsx';
import { cx } from './cx.ts';
import { followsRowLinks, rowLinkAround } from './data-table-row.tsx';
import { toggleOne } from './data-table-selection.ts';
import type { DataTableProps } from './data-table-types.ts';
import { Skeleton } from './skeleton.tsx';
import { SortChoice } from './sort-choice.tsx';

/** The rows of a table as a list of cards, for narrow screens: the first column is the title. */
export function DataTableCards<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, loading, rowLink, rowActions, selection } = props;
  const [title, ...rest] = columns;
  const facts = rest.filter((column) => !column.hideOnPhone);
  return (
    <>
      <SortChoice {...props} className="py-3" />
      <ul
        ref={followsRowLinks}
        aria-label={label}
        className={cx('transition-opacity', loading && rows.length > 0 && 'opacity-60')}
      >
        {rows.length === 0 && loading
          ? Array.from({ length: 4 }, (_, index) => (
              <li key={`skeleton-${index}`} className="flex flex-col gap-2 border-b border-line p-3">
                <Skeleton className="h-4 w-40" />
                <Skeleton className="h-3 w-56" />
              </li>
            ))
          : null}
        {rows.map((row) => {
          const id = rowId(row);
          const chosen = selection?.selected.has(id) ?? false;
          return (
            <li key={id} className={cx('border-b border-line last:border-b-0', chosen && 'bg-brand-soft')}>
              <div className="px-3 py-2" data-row="">
                {/* Many actions take a line of their own instead of squeezing the title. */}
                <div className="flex flex-wrap items-center gap-x-2">
                  {selection ? (
                    <Checkbox
                      hideLabel
                      label={selection.rowLabel(id)}
                      checked={chosen}
                      onCheckedChange={() => selection.onChange(toggleOne(selection.selected, id))}
                    />
                  ) : null}
                  <div
                    data-row-link={rowLink ? '' : undefined}
                    className="min-w-32 flex-1 text-base font-medium break-words"
                  >
                    {title
                      ? rowLink
                        ? rowLinkAround(rowLink(row), title.cell(row))
                        : title.cell(row)
                      : null}
                  </div>
                  {rowActions ? (
                    <div className="ml-auto flex flex-wrap justify-end">{rowActions(row)}</div>
                  ) : null}
                </div>
                {/* One line as long as there is room. */}
                <dl className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-sm">
                  {facts.map((column) => (
                    <div key={column.id} className="flex min-w-0 items-baseline gap-1">
                      <dt className="shrink-0 text-xs text-ink-faint">{column.header}</dt>
                      <dd className="min-w-0 break-words text-ink tabular-nums">{column.cell(row)}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
