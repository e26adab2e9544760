import { normalForm } from '@lading/contracts/core';
import type { ImportDefinition, ImportField } from '@lading/contracts/imports';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const blank = '.';
const markLength = 4;

/**
 * A short hash of a cell: equal cells have equal marks, regardless of number notation ("30" and "30.00"), surrounding blanks and
 * Unicode form, since only one form is stored (decision D28). Two different cells collide with a chance of 2⁻²⁴: good for
 * previews, not for deciding what to write.
 *
 * @param text the cell
 * @returns `.` for a blank cell, otherwise four letters or digits
 */
export function cellMark({ editor }: Pick<ImportField, 'editor'>, text: string): string {
  const cell = text.trim();
  if (cell === '') return blank;
  const written = editor === 'number' ? String(Number(cell)) : normalForm(cell);
  let hash = 0x811c9dc5;
  for (let at = 0; at < written.length; at += 1) hash = Math.imul(hash ^ written.charCodeAt(at), 0x01000193);
  // Lets the last characters affect the upper bits too.
  hash = Math.imul(hash ^ (hash >>> 15), 0x5bd1e995);
  hash ^= hash >>> 13;
  let mark = '';
  for (let part = 0; part < markLength; part += 1) mark += alphabet[(hash >>> (part * 6)) & 63]!;
  return mark;
}

/**
 * The marks of a row in one text, one per field in the order of the definition: they show which cells differ from those of a
 * stored record without sending the row (decision D23).
 *
 * @param cellOf the text of a field; empty for none
 */
export function rowMarks({ fields }: ImportDefinition, cellOf: (key: string) => string): string {
  let marks = '';
  for (const field of fields) marks += cellMark(field, cellOf(field.key));
  return marks;
}

/** The marks of a row by field, without those of blank cells; empty for any other text. */
export function readMarks({ fields }: ImportDefinition, marks: string): Map<string, string> {
  const byField = new Map<string, string>();
  let at = 0;
  for (const { key } of fields) {
    const length = marks[at] === blank || at >= marks.length ? 1 : markLength;
    if (length > 1) byField.set(key, marks.slice(at, at + length));
    at += length;
  }
  return byField;
}
