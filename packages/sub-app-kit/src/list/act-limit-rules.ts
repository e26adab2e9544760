import type { ListAct } from './list-definition.ts';
import { mostRowsOfAnAct } from './run-act.ts';

/** Why an action does not run on a selection: it has too many rows, or, with `listed`, rows that need not be on the screen. */
export interface ActRefusal {
  why: 'most' | 'listed';
  /** Maximum rows of the action. */
  most: number;
}

/**
 * Why an action cannot run on a selection of this size; undefined if it can, or if that is only known once all rows are read.
 * @param count selected rows; for "select all", all that match
 * @param able how many of them the action applies to
 */
export function refusalOf<Row>(
  { most, dialog, can }: Pick<ListAct<Row>, 'most' | 'dialog' | 'can'>,
  { isAll, count, able }: { isAll: boolean; count: number; able: number },
): ActRefusal | undefined {
  if (dialog) {
    // Without a maximum the server applies it to any selection.
    if (most === undefined) return undefined;
    if (isAll) return { why: 'listed', most };
    return able > most ? { why: 'most', most } : undefined;
  }
  const limit = Math.min(most ?? mostRowsOfAnAct, mostRowsOfAnAct);
  if (isAll && count > mostRowsOfAnAct) return { why: 'most', most: limit };
  const isUnknown = isAll && can !== undefined;
  return most !== undefined && !isUnknown && able > most ? { why: 'most', most } : undefined;
}
