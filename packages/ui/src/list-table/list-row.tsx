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

/** The checkbox of a row that can be selected. */
function TickBox<Row>({ id, tickLabel, isChosen, onToggle }: ListRowProps<Row>) {
  if (!tickLabel) return null;
  return (
    <Checkbox
      hideLabel
      label={tickLabel}
      checked={isChosen}
      onCheckedChange={(_checked, isShifted) => onToggle?.(id, isShifted)}
      // Shift with a click would select text as well.
      className="select-none"
    />
  );
}

/** Attributes and look that a row has on a phone too. */
function frameOf<Row>({ id, rowLink, rowIndex, style, isChosen, isActive }: ListRowProps<Row>) {
  return {
    frame: {
      'data-row': id,
      // The list's keys move from row to row; a row without a link takes the focus itself.
      ...(rowLink ? {} : { tabIndex: -1 }),
      'aria-rowindex': rowIndex,
      style,
    },
    look: cx(
      'group/row border-b border-line transition-colors',
      style !== undefined ? 'absolute inset-x-0' : 'relative last:border-b-0',
      isChosen || isActive ? 'bg-brand-soft hover:bg-brand-soft-hover' : 'hover:bg-hover',
      rowLink && 'cursor-pointer',
    ),
  };
}

/** The first cell, which holds the link of the row. */
const linked = <Row,>({ row, rowLink }: ListRowProps<Row>, cell: ReactNode): ReactNode =>
  rowLink ? rowLinkAround(rowLink(row), cell) : cell;

/** A row on a phone: two lines. */
function PhoneRow<Row>(props: ListRowProps<Row>) {
  const { row, columns, rowLink, rowActions, tickLabel, note } = props;
  const [title] = columns;
  const { frame, look } = frameOf(props);
  const shown = (column: ListTableColumn<Row>) => (column.card ?? column.cell)(row);
  const rest = columns.slice(1);
  return (
    <tr {...frame} className={cx(look, 'flex items-center gap-2 px-3 py-2')}>
      {tickLabel ? (
        <td className="-ml-1 shrink-0">
          <TickBox {...props} />
        </td>
      ) : null}
      <td className="min-w-0 flex-1 text-sm">
        <div className="flex items-center gap-2">
          <div
            data-row-link={rowLink ? '' : undefined}
            className="min-w-0 flex-1 truncate text-base font-medium"
          >
            {title ? linked(props, shown(title)) : null}
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

/** A row on the tracks of its table. */
function TableRow<Row>(props: ListRowProps<Row>) {
  const { row, columns, rowLink, hoverActions, rowActions, tickLabel, note, style } = props;
  const { frame, look } = frameOf(props);
  return (
    <tr {...frame} className={cx(look, tracksClass, style === undefined && 'min-h-row')}>
      {tickLabel ? (
        <td className="pl-3 print:hidden">
          <TickBox {...props} />
        </td>
      ) : null}
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
              <span className="-m-1 min-w-0 truncate p-1">{linked(props, column.cell(row))}</span>
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

/** One row of a list: cells on the tracks of its table, or two lines on a phone. */
function ListRowInner<Row>(props: ListRowProps<Row>) {
  return props.isPhone ? <PhoneRow {...props} /> : <TableRow {...props} />;
}

/** {@link ListRowInner}, rendered again only when its own props change. */
export const ListRow = memo(ListRowInner) as typeof ListRowInner;
