import { CircleCheck, CircleX } from 'lucide-react';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { cx } from '../cx.ts';
import { rowLinkAround } from '../data-table-row.tsx';
import type { ListTableColumn, ListTableProps, RowNote } from './list-table-types.ts';

/** Cells of a column that is hidden when there is too little room; the table is their container. */
export const extraClass = '@max-[90rem]:hidden';

/** A row of the head, the body or the totals: all have the same tracks. */
export const tracksClass =
  'grid items-center grid-cols-(--ld-tracks) @max-[90rem]:grid-cols-(--ld-tracks-narrow)';

function Note({ note }: { note: RowNote }) {
  const Icon = note.tone === 'danger' ? CircleX : CircleCheck;
  return (
    <span
      title={note.text}
      className={cx('inline-flex shrink-0', note.tone === 'danger' ? 'text-danger-ink' : 'text-success-ink')}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="sr-only">{note.text}</span>
    </span>
  );
}

interface ListRowProps<Row> extends Pick<
  ListTableProps<Row>,
  'columns' | 'rowLink' | 'hoverActions' | 'rowActions'
> {
  row: Row;
  id: string;
  isPhone: boolean;
  /** Name of the checkbox; without one the row has none. */
  tickLabel?: string | undefined;
  isChosen: boolean;
  isActive: boolean;
  note?: RowNote | undefined;
  onToggle?: ((id: string, isRange: boolean) => void) | undefined;
  /** Position and height in a list that is only partly rendered. */
  style?: CSSProperties | undefined;
  rowIndex?: number | undefined;
}

/** One row of a list: cells on the tracks of its table, or two lines on a phone. */
function ListRowInner<Row>(props: ListRowProps<Row>) {
  const {
    row,
    id,
    columns,
    rowLink,
    hoverActions,
    rowActions,
    isPhone,
    tickLabel,
    isChosen,
    note,
    onToggle,
  } = props;
  const { style, rowIndex } = props;
  const [title] = columns;
  const isPlaced = style !== undefined;
  const linked = (cell: ReactNode) => (rowLink ? rowLinkAround(rowLink(row), cell) : cell);
  const box = tickLabel ? (
    <Checkbox
      hideLabel
      label={tickLabel}
      checked={isChosen}
      onCheckedChange={(_checked, isShifted) => onToggle?.(id, isShifted)}
      // Shift with a click would select text as well.
      className="select-none"
    />
  ) : null;
  const frame = {
    'data-row': id,
    // The list's keys move from row to row; a row without a link takes the focus itself.
    ...(rowLink ? {} : { tabIndex: -1 }),
    'aria-rowindex': rowIndex,
    style,
  };
  const look = cx(
    'group/row border-b border-line transition-colors',
    isPlaced ? 'absolute inset-x-0' : 'relative last:border-b-0',
    isChosen || props.isActive ? 'bg-brand-soft hover:bg-brand-soft-hover' : 'hover:bg-hover',
    rowLink && 'cursor-pointer',
  );

  if (isPhone) {
    const shown = (column: ListTableColumn<Row>) => (column.card ?? column.cell)(row);
    const rest = columns.slice(1);
    return (
      <tr {...frame} className={cx(look, 'flex items-center gap-2 px-3 py-2')}>
        {box ? <td className="-ml-1 shrink-0">{box}</td> : null}
        <td className="min-w-0 flex-1 text-sm">
          <div className="flex items-center gap-2">
            <div
              data-row-link={rowLink ? '' : undefined}
              className="min-w-0 flex-1 truncate text-base font-medium"
            >
              {title ? linked(shown(title)) : null}
            </div>
            {note ? <Note note={note} /> : null}
            {rest
              .filter(({ phone }) => phone === 'end')
              .map((column) => (
                <div key={column.id} className="shrink-0 tabular-nums">
                  {shown(column)}
                </div>
              ))}
          </div>
          <div className="mt-0.5 flex min-w-0 items-center gap-2 overflow-hidden text-ink-muted">
            {rest
              .filter(({ phone }) => phone === undefined || phone === 'line')
              .map((column) => (
                <div
                  key={column.id}
                  className={cx(
                    'truncate tabular-nums empty:hidden',
                    column.grow ? 'min-w-0 flex-1' : 'shrink-0',
                  )}
                >
                  {shown(column)}
                </div>
              ))}
          </div>
        </td>
        {rowActions ? <td className="flex shrink-0">{rowActions(row)}</td> : null}
      </tr>
    );
  }

  return (
    <tr {...frame} className={cx(look, tracksClass, !isPlaced && 'min-h-row')}>
      {box ? <td className="pl-3 print:hidden">{box}</td> : null}
      {columns.map((column, at) => (
        <td
          key={column.id}
          data-row-link={rowLink && at === 0 ? '' : undefined}
          className={cx(
            'min-w-0 px-2.5 py-1',
            column.isExtra && extraClass,
            column.numeric ? 'text-right whitespace-nowrap tabular-nums' : 'text-left',
          )}
        >
          {at === 0 ? (
            <span className="flex min-w-0 items-center gap-1.5">
              <span className="-m-1 min-w-0 truncate p-1">{linked(column.cell(row))}</span>
              {note ? <Note note={note} /> : null}
            </span>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {rowActions ? <td className="flex justify-end pr-2 print:hidden">{rowActions(row)}</td> : null}
      {hoverActions ? (
        <td className="pointer-events-none absolute inset-y-0 right-2 flex items-center opacity-0 transition-opacity group-focus-within/row:pointer-events-auto group-focus-within/row:opacity-100 group-hover/row:pointer-events-auto group-hover/row:opacity-100 pointer-coarse:hidden print:hidden">
          <span className="flex gap-0.5 rounded-md border border-line bg-raised p-0.5 shadow-float">
            {hoverActions(row)}
          </span>
        </td>
      ) : null}
    </tr>
  );
}

/** {@link ListRowInner}, rendered again only when its own props change. */
export const ListRow = memo(ListRowInner) as typeof ListRowInner;
