import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { GridStore } from '@lading/ui/data-grid';

/** Rows among which a sign is looked for. */
const rowsLookedAt = 10_000;
/** A point that cannot part thousands: before other than three digits, behind more than three or a zero, or behind commas that do. */
const pointSign = /^\d{1,3}(?:,\d{3})+\.\d+$|^\d+\.(?:\d{1,2}|\d{4,})$|^(?:0+|\d{4,})?\.\d+$/;
/** The same of a comma. */
const commaSign = /^\d{1,3}(?:\.\d{3})+,\d+$|^\d+,(?:\d{1,2}|\d{4,})$|^(?:0+|\d{4,})?,\d+$/;

/**
 * Tells of a column of numbers whether a point stands before decimals in it, so that "1.500" is one and a half for certain: its own first
 * rows show it, or, as a file is written in one way, those of another column do and none shows a comma. What has been seen stays: an edit
 * may take the sign away, but not what it has told.
 */
export function decimalPoints(
  store: Pick<GridStore, 'value' | 'getSnapshot'>,
  { fields }: Pick<ImportDefinition, 'fields'>,
): (key: string) => boolean {
  const keys = fields.filter(({ editor }) => editor === 'number').map(({ key }) => key);
  const looked = new Map<string, number>();
  const told = new Map<string, 'point' | 'comma'>();
  const look = (key: string): 'point' | 'comma' | undefined => {
    const end = Math.min(store.getSnapshot().rowCount, rowsLookedAt);
    for (let row = looked.get(key) ?? 0; row < end && !told.has(key); row += 1) {
      const text = store.value(row, key).trim();
      if (pointSign.test(text)) told.set(key, 'point');
      else if (commaSign.test(text)) told.set(key, 'comma');
    }
    looked.set(key, end);
    return told.get(key);
  };
  return (key) => {
    const own = look(key);
    if (own !== undefined) return own === 'point';
    const others = new Set(keys.map(look));
    return others.has('point') && !others.has('comma');
  };
}
