import { useCallback, useDeferredValue, useMemo, type CSSProperties } from 'react';
import { cx } from '../cx.ts';
import { followsRowLinks } from '../data-table-row.tsx';
import { SortChoice } from '../sort-choice.tsx';
import { useIsPhone } from '../use-media-query.ts';
import { useScrollRegion } from '../use-scroll-region.ts';
import { HeadRow, type Space } from './list-head.tsx';
import { ListOutlines } from './list-outlines.tsx';
import { extraClass, ListRow, tracksClass } from './list-row.tsx';
import type { ListTableProps } from './list-table-types.ts';
import { listTracks } from './list-tracks.ts';
import { useRowWindow } from './use-row-window.ts';

export type { ListTableColumn, ListTableProps, ListTableSelection, RowNote } from './list-table-types.ts';

/** Rows in the first paint: what a screen shows. */
const firstRows = 13;
/** Row heights in a list that is only partly rendered: on a table, when compact, on a phone. */
const rowPx = { table: 40, compact: 32, phone: 64 };

/** The tracks of all columns and of those in a narrow table, as custom properties. */
function useTrackStyle<Row>(
  columns: ListTableProps<Row>['columns'],
  space: Space,
  isCompact: boolean,
): CSSProperties {
  return useMemo(() => {
    const [wide, narrow] = [columns, columns.filter(({ isExtra }) => !isExtra)].map((shown) =>
      listTracks(shown, space),
    );
    return {
      '--ld-tracks': wide!.tracks,
      '--ld-table': `${wide!.minWidth}px`,
      '--ld-tracks-narrow': narrow!.tracks,
      '--ld-table-narrow': `${narrow!.minWidth}px`,
      ...(isCompact && { '--ld-row': `${rowPx.compact}px` }),
    } as CSSProperties;
  }, [columns, space, isCompact]);
}

interface TotalsProps<Row> extends Pick<ListTableProps<Row>, 'columns'> {
  totals: NonNullable<ListTableProps<Row>['totals']>;
  ticks: boolean;
}

/** The sums of the shown rows, on the tracks of their columns. */
function Totals<Row>({ columns, totals, ticks }: TotalsProps<Row>) {
  return (
    <tfoot className="block border-t border-line bg-sunken text-xs font-medium text-ink-muted">
      <tr className={cx(tracksClass, 'min-h-9')}>
        {ticks ? <td aria-hidden="true" className="print:hidden" /> : null}
        {columns.map((column, at) => (
          <td
            key={column.id}
            className={cx(
              'min-w-0 px-2.5 tabular-nums',
              column.isExtra && extraClass,
              column.numeric && 'text-right',
            )}
          >
            {totals.cells[column.id] ?? (at === 0 ? totals.label : null)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

type Watch = (element: HTMLElement | null) => (() => void) | undefined;

/** One ref for two that watch the same element. */
function useBothRefs(one: Watch, other: Watch | undefined): (element: HTMLElement | null) => () => void {
  return useCallback(
    (element: HTMLElement | null) => {
      const stops = [one(element), other?.(element)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [one, other],
  );
}

interface BodyProps<Row> extends ListTableProps<Row> {
  /** The rendered rows, and the index of their first one in the list. */
  shown: readonly Row[];
  first: number;
  /** Of a row, in pixels. */
  height: number;
  isPhone: boolean;
}

/** The rows; those of a windowed list are placed at their position in the height of all. */
function Body<Row>({ shown, first, height, isPhone, ...props }: BodyProps<Row>) {
  const { columns, rows, rowId, loading = false, selection, isWindowed = false } = props;
  return (
    <tbody
      ref={followsRowLinks}
      style={isWindowed ? { height: rows.length * height } : undefined}
      className={cx('relative block transition-opacity', loading && 'opacity-60')}
    >
      {shown.map((row, at) => {
        const id = rowId(row);
        return (
          <ListRow
            key={id}
            row={row}
            id={id}
            columns={columns}
            rowLink={props.rowLink}
            hoverActions={props.hoverActions}
            rowActions={props.rowActions}
            isPhone={isPhone}
            onToggle={selection?.toggle}
            tickLabel={selection?.rowLabel(id)}
            isChosen={selection?.selected.has(id) ?? false}
            isActive={props.activeId === id}
            note={props.notes?.get(id)}
            rowIndex={isWindowed ? first + at + 2 : undefined}
            {...(isWindowed ? { style: { top: (first + at) * height, height } } : {})}
          />
        );
      })}
    </tbody>
  );
}

/**
 * A list that is paged by the server, or a long one of which only visible rows are rendered: columns that flex, and on a phone two
 * lines a row.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, columns, rows, loading = false, empty, error, selection, totals, footer } = props;
  const { rowActions, isCompact = false, isWindowed = false } = props;
  const isPhone = useIsPhone();
  const { ref: watchSize, ...region } = useScrollRegion(label);
  const height = isPhone ? rowPx.phone : isCompact ? rowPx.compact : rowPx.table;
  const { from, to, ref: watchScroll } = useRowWindow(rows.length, height);
  const box = useBothRefs(watchSize, isWindowed ? watchScroll : undefined);
  // Visible rows are painted before the rows below them are laid out.
  const isWhole = useDeferredValue(true, false);

  const ticks = selection !== undefined;
  const actions = rowActions ? (props.actionsWidth ?? 100) : 0;
  const space = useMemo(() => ({ ticks, actions }), [ticks, actions]);
  const style = useTrackStyle(columns, space, isCompact);

  const shown = isWindowed ? rows.slice(from, to) : isWhole ? rows : rows.slice(0, firstRows);
  const first = isWindowed ? from : 0;
  const bare = error ?? (rows.length === 0 && !loading ? empty : null);
  return (
    <div
      className={cx(
        'overflow-clip rounded-lg border border-line bg-surface',
        isWindowed && 'flex min-h-0 flex-1 flex-col',
      )}
      aria-busy={loading}
    >
      {bare ?? (
        <>
          {isPhone ? <SortChoice {...props} className="py-2" /> : null}
          <section
            {...region}
            ref={box}
            data-tracks=""
            style={style}
            className={cx(
              '@container focus-visible:-outline-offset-2',
              // A scroll container of its own would keep the headings from sticking to the top of a scrolling page.
              (isWindowed || region.tabIndex === 0) && 'overflow-auto',
              isWindowed && 'min-h-0 flex-1',
            )}
          >
            <table
              aria-label={label}
              aria-rowcount={isWindowed ? rows.length + 1 : undefined}
              className="block text-sm text-ink sm:min-w-(--ld-table) sm:@max-[90rem]:min-w-(--ld-table-narrow)"
            >
              <thead
                className={isPhone ? 'sr-only' : 'sticky top-0 z-10 block border-b border-line bg-sunken'}
              >
                <HeadRow {...props} space={space} isPhone={isPhone} />
              </thead>
              {rows.length === 0 ? (
                <ListOutlines columns={columns} ticks={ticks} isPhone={isPhone} />
              ) : (
                <Body {...props} shown={shown} first={first} height={height} isPhone={isPhone} />
              )}
              {totals && rows.length > 0 && !isPhone ? (
                <Totals columns={columns} totals={totals} ticks={ticks} />
              ) : null}
            </table>
          </section>
        </>
      )}
      {footer && !error ? <div className="shrink-0 border-t border-line px-3 py-1.5">{footer}</div> : null}
    </div>
  );
}
