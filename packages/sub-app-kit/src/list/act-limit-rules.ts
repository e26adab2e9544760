import type { ListAct } from './list-definition.ts';
import { mostRowsOfAnAct } from './run-act.ts';

/** Why an action does not run on a selection: it has too many rows, or, with `listed`, rows that need not be on the screen. */
export interface ActRefusal {
  why: 'most' | 'listed';
  /** Maximum rows of the action. */
  most: number;
}

/**
 * Why an action cannot run on a selection of this size; undefined if it can. "Select all" is judged before its rows are read, so that
 * each of them counts.
 * @param able selected rows that the action applies to; for "select all", all that match
 */
export function refusalOf<Row>(
  { most, dialog }: Pick<ListAct<Row>, 'most' | 'dialog'>,
  { isAll, able }: { isAll: boolean; able: number },
): ActRefusal | undefined {
  if (dialog) {
    // Without a maximum the server applies it to any selection.
    if (most === undefined) return undefined;
    if (isAll) return { why: 'listed', most };
    return able > most ? { why: 'most', most } : undefined;
  }
  const limit = Math.min(most ?? mostRowsOfAnAct, mostRowsOfAnAct);
  const isLimited = isAll || most !== undefined;
  return isLimited && able > limit ? { why: 'most', most: limit } : undefined;
}

/** Why an action is possible for none of these rows, each reason once; undefined if they have none. */
export function reasonsOf<Row>(
  { cannot }: Pick<ListAct<Row>, 'cannot'>,
  rows: readonly Row[],
): string | undefined {
  const reasons = new Set(rows.flatMap((row) => cannot?.(row) ?? []));
  return reasons.size > 0 ? [...reasons].join(' ') : undefined;
}
