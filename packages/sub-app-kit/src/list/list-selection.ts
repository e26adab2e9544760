import { useCallback, useMemo, useRef, useState } from 'react';

/** The selected rows: those of all visited pages, or everything that matches the filters. */
export interface ListSelection<Row> {
  rows: ReadonlyMap<string, Row>;
  /** Every matching row, including those that were never on the screen. */
  isAll: boolean;
}

const nothing: ListSelection<never> = { rows: new Map<string, never>(), isAll: false };

/**
 * The selection with the rows `ids` added, or removed if `leader` was selected (without one, if all of them were); selecting single
 * rows ends "select all".
 */
function toggled<Row>(
  { rows }: ListSelection<Row>,
  shown: ReadonlyMap<string, Row>,
  ids: readonly string[],
  leader?: string,
): ListSelection<Row> {
  const asked = ids.filter((id) => shown.has(id));
  const next = new Map(rows);
  const areIn = leader === undefined ? asked.every((id) => next.has(id)) : next.has(leader);
  for (const id of asked) {
    if (areIn) next.delete(id);
    else next.set(id, shown.get(id)!);
  }
  return { rows: next, isAll: false };
}

/** The ids between two, both included, in the order of `ids`; `to` alone where the other is not among them. */
function range(ids: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(to)];
  return start < 0 || end < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/**
 * The selection of a list. It is cleared when filters or search change, because selected rows must be visible or counted; changing
 * the page keeps it.
 * A range goes from the row that was toggled last to this one, and all of it becomes what this one becomes.
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

  const toggleRows = useCallback(
    (ids: readonly string[], leader?: string) =>
      setState((now) => ({
        scope,
        selection: toggled(now.scope === scope ? now.selection : nothing, shown, ids, leader),
      })),
    [scope, shown],
  );
  const togglePage = useCallback((ids: readonly string[]) => toggleRows(ids), [toggleRows]);
  const last = useRef<string>(undefined);
  const toggle = useCallback(
    (id: string, isRange = false) => {
      toggleRows(isRange ? range([...shown.keys()], last.current, id) : [id], id);
      last.current = id;
    },
    [toggleRows, shown],
  );
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
