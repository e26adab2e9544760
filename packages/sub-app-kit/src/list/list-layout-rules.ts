import type { ListColumn } from './list-definition.ts';

/** A person's layout of a list. */
export interface ListLayout {
  /** Ids of columns in order; a column that is missing keeps its place after its predecessor. */
  order?: readonly string[];
  /** Columns turned on (true) or off; others use the list's default. */
  shown?: Readonly<Record<string, boolean>>;
  /** Pixels, by column. */
  widths?: Readonly<Record<string, number>>;
  isCompact?: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function entriesOf<Value>(
  value: unknown,
  is: (one: unknown) => one is Value,
): Record<string, Value> | undefined {
  if (!isRecord(value)) return undefined;
  const known = Object.entries(value).filter((entry): entry is [string, Value] => is(entry[1]));
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/** A layout from storage; invalid parts are ignored. */
export function readLayout(kept: unknown): ListLayout {
  if (!isRecord(kept)) return {};
  const order = Array.isArray(kept.order) ? kept.order.filter((id) => typeof id === 'string') : [];
  const shown = entriesOf(kept.shown, (one) => typeof one === 'boolean');
  const widths = entriesOf(
    kept.widths,
    (one): one is number => typeof one === 'number' && one >= 40 && one <= 1_200,
  );
  return {
    ...(order.length > 0 && { order }),
    ...(shown && { shown }),
    ...(widths && { widths }),
    ...(kept.isCompact === true && { isCompact: true }),
  };
}

/** Every column in the person's order. The first one names the row and cannot move. */
export function orderedColumns<Column extends Pick<ListColumn<never>, 'id'>>(
  columns: readonly Column[],
  { order = [] }: ListLayout,
): Column[] {
  const [first, ...rest] = columns;
  const placed = order.flatMap((id) => rest.find((column) => column.id === id) ?? []);
  // A column that the layout does not know, such as a new one, follows its predecessor in the definition.
  for (const column of rest) {
    if (placed.includes(column)) continue;
    const before = rest[rest.indexOf(column) - 1];
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column);
  }
  return first ? [first, ...placed] : [];
}

/** Whether a column is shown; the first one always is. */
export function isShown<Row>(
  column: Pick<ListColumn<Row>, 'id' | 'isHidden'>,
  at: number,
  { shown = {} }: ListLayout,
): boolean {
  return at === 0 || (shown[column.id] ?? !column.isHidden);
}

/** The visible columns, in order and with the person's widths. */
export function laidOutColumns<Row>(
  columns: readonly ListColumn<Row>[],
  layout: ListLayout,
): ListColumn<Row>[] {
  return orderedColumns(columns, layout)
    .filter((column, at) => isShown(column, at, layout))
    .map((column) => {
      const width = layout.widths?.[column.id];
      const isAsked = layout.shown?.[column.id] === true;
      if (width === undefined && !isAsked) return column;
      const { grow, isExtra, ...rest } = column;
      return {
        ...rest,
        // A column turned on explicitly stays on a narrow screen too; a resized one does not grow.
        ...(isExtra && !isAsked && { isExtra }),
        ...(grow && width === undefined && { grow }),
        ...(width !== undefined && { width }),
      };
    });
}

/** Moves a column one place up (-1) or down (1) among all columns; the first one stays. */
export function movedColumn(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 1 || to < 1 || to >= ids.length) return [...ids];
  const next = [...ids];
  next.splice(from, 1);
  next.splice(to, 0, id);
  return next;
}
