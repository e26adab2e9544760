import type { ImportDefinition, ImportField } from '@lading/contracts/imports/define-import';
import { importOptions } from '@lading/contracts/imports/import-options';
import type { GridStore } from '@lading/ui/data-grid';

/** A spelling that stands in the file for a choice of a field, and the rows that have it. */
export interface ValueFix {
  field: ImportField;
  from: string;
  to: string;
  rows: readonly number[];
}

/**
 * Choices that the file spells in another known way, such as "lb" for "in/lb", the most frequent first. They are offered, never applied
 * unasked; a spelling that may mean two choices is not offered.
 */
export function valueFixes(
  { fields }: ImportDefinition,
  store: Pick<GridStore, 'columnErrors' | 'columnValues' | 'hasError'>,
): ValueFix[] {
  const fixes = fields.flatMap((field) => {
    if (field.editor !== 'select' || store.columnErrors(field.key) === 0) return [];
    const meant = meanings(field);
    const found = new Map<string, { from: string; to: string; rows: number[] }>();
    store.columnValues(field.key).forEach((cell, row) => {
      const from = cell.trim();
      const to = from === '' || !store.hasError(row) ? undefined : meant.get(form(from));
      if (to === undefined || to === from) return;
      const known = found.get(from);
      if (known) known.rows.push(row);
      else found.set(from, { from, to, rows: [row] });
    });
    return [...found.values()].map((fix) => ({ field, ...fix }));
  });
  return fixes.sort((a, b) => b.rows.length - a.rows.length);
}

/** Every spelling of a field's choices that means one choice only. */
function meanings(field: ImportField): Map<string, string> {
  const meant = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const { value, label, aliases = [] } of importOptions(field)) {
    for (const spelling of [value, label.en, label.zh, ...aliases].map(form)) {
      const other = meant.get(spelling);
      if (other !== undefined && other !== value) doubtful.add(spelling);
      meant.set(spelling, value);
    }
  }
  for (const spelling of doubtful) meant.delete(spelling);
  return meant;
}

function form(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
