import type { ImportDefinition } from '@lading/contracts/imports';

const between = 0x1f;

/**
 * A short digest of a row's contents: rows are equal when every field is, regardless of number notation ("30" and
 * "30.00") and surrounding blanks. It allows comparing a row without sending it. Two different rows share a digest
 * with a chance of 2⁻⁶⁴: good for previews, not for deciding what to write.
 *
 * @param cellOf the text of a field; empty for none
 */
export function rowDigest({ fields }: ImportDefinition, cellOf: (key: string) => string): string {
  let first = 0x811c9dc5;
  let second = 0x2f0b4a27;
  const take = (code: number): void => {
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ (second >>> 15) ^ code, 0x5bd1e995);
  };
  for (const { key, editor } of fields) {
    const cell = cellOf(key).trim();
    const text = editor === 'number' && cell !== '' ? String(Number(cell)) : cell;
    for (let at = 0; at < text.length; at += 1) take(text.charCodeAt(at));
    take(between);
  }
  return `${(first >>> 0).toString(36)}.${(second >>> 0).toString(36)}`;
}
