import { useCallback, useMemo, useState } from 'react';

/** The selected rows: those of all visited pages, or everything that matches the filters. */
export interface ListSelection<Row> {
  rows: ReadonlyMap<string, Row>;
  /** Every matching row, including those that were never on the screen. */
  isAll: boolean;
}

const nothing: ListSelection<never> = { rows: new Map<string, never>(), isAll: false };

/** The selection with these rows added, or removed if all were selected; selecting single rows ends "select all". */
function toggled<Row>(
  { rows }: ListSelection<Row>,
  asked: readonly (readonly [string, Row])[],
): ListSelection<Row> {
  const next = new Map(rows);
  const areIn = asked.every(([id]) => next.has(id));
  for (const [id, row] of asked) {
    if (areIn) next.delete(id);
    else next.set(id, row);
  }
  return { rows: next, isAll: false };
}

/**
 * The selection of a list. It is cleared when filters or search change, because selected rows must be visible or counted; changing
 * the page keeps it.
 * @param scope changes with search and filters
 * @param shown rows on the page by id; a ticked checkbox belongs to one of them
 * @param isWhole the page has all rows, so that those which it no longer has do not exist, and "select all" selects each of them
 */
export function useListSelection<Row>(scope: string, shown: ReadonlyMap<string, Row>, isWhole = false) {
  const [state, setState] = useState<{ scope: string; selection: ListSelection<Row> }>({
    scope,
    selection: nothing,
  });
  const kept = state.scope === scope ? state.selection : (nothing as ListSelection<Row>);
  // As they are now: actions depend on the state of a row, which may have changed since it was selected.
  const selection = useMemo(() => {
    const rows = new Map<string, Row>();
    for (const [id, row] of kept.rows) {
      const now = shown.get(id) ?? (isWhole ? undefined : row);
      if (now !== undefined) rows.set(id, now);
    }
    return { ...kept, rows };
  }, [kept, shown, isWhole]);

  const togglePage = useCallback(
    (ids: readonly string[]) =>
      setState((now) => ({
        scope,
        selection: toggled(
          now.scope === scope ? now.selection : nothing,
          ids.flatMap((id) => {
            const row = shown.get(id);
            return row === undefined ? [] : [[id, row] as const];
          }),
        ),
      })),
    [scope, shown],
  );
  const toggle = useCallback((id: string) => togglePage([id]), [togglePage]);
  const clear = useCallback(() => setState({ scope, selection: nothing }), [scope]);
  const chooseAll = useCallback(
    () =>
      setState((now) => ({
        scope,
        selection: isWhole ? { rows: shown, isAll: false } : { rows: now.selection.rows, isAll: true },
      })),
    [scope, shown, isWhole],
  );
  const selected = useMemo(
    () => new Set(selection.isAll ? [...selection.rows.keys(), ...shown.keys()] : selection.rows.keys()),
    [selection, shown],
  );
  return { selection, selected, toggle, togglePage, clear, chooseAll };
}
