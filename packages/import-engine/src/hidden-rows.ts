/** Rows with cells that a sheet hides, by a filter or by hand, whether they were read or skipped. */
export interface HiddenRows {
  count: number;
  /** The numbers of the first ones in the file, from 1. */
  first: readonly number[];
}

const named = 20;

/** Counts one more hidden row. */
export const withHidden = ({ count, first }: HiddenRows, rowNumber: number): HiddenRows => ({
  count: count + 1,
  first: first.length < named ? [...first, rowNumber] : first,
});

/** Whether the start tag of a worksheet row marks it as hidden. */
export function isHiddenRow(xml: string, start: number, end: number): boolean {
  const tag = xml.slice(start, end);
  if (tag.includes('hidden') && /\shidden\s*=\s*["'](?:1|true)["']/.test(tag)) return true;
  // Some programs hide a row by its height.
  return tag.includes(' ht=') && /\sht\s*=\s*["']0(?:\.0*)?["']/.test(tag);
}

/** Whether a worksheet row has a cell with a value. */
export function hasCells(xml: string, start: number): boolean {
  const end = xml.indexOf('</row', start);
  return /<(?:v|is)[\s>]/.test(xml.slice(start, end === -1 ? undefined : end));
}
