import type { GridStore } from '@lading/ui/data-grid';

/** Rows among which a sign is looked for. */
const rowsLookedAt = 10_000;
/** A point that cannot part thousands: before other than three digits, behind more than three or a zero, or behind commas that do. */
const sign = /^\d{1,3}(?:,\d{3})+\.\d+$|^\d+\.(?:\d{1,2}|\d{4,})$|^(?:0+|\d{4,})?\.\d+$/;

/**
 * Tells of a column of numbers whether its first rows show that a point stands before decimals, so that "1.500" is one and a half
 * for certain. What has been seen stays: an edit may take the sign away, but not what it has told.
 */
export function decimalPoints(store: Pick<GridStore, 'value' | 'getSnapshot'>): (key: string) => boolean {
  const looked = new Map<string, number>();
  return (key) => {
    const from = looked.get(key) ?? 0;
    const end = Math.min(store.getSnapshot().rowCount, rowsLookedAt);
    for (let row = from; row < end; row += 1) {
      if (!sign.test(store.value(row, key).trim())) continue;
      looked.set(key, Infinity);
      return true;
    }
    if (from !== Infinity) looked.set(key, Math.max(from, end));
    return from === Infinity;
  };
}
