import type { ImportField } from '@lading/contracts/imports/define-import';
import { importOptions } from '@lading/contracts/imports/import-options';

const built = new WeakMap<ImportField, ReadonlyMap<string, string>>();

/** The choice that a known spelling means, in whatever case and width; undefined for one that may mean two. */
export function choiceMeant(field: ImportField, text: string): string | undefined {
  return meaningsOf(field).get(choiceForm(text));
}

/** Every spelling of a field's choices that means one choice only. */
export function meaningsOf(field: ImportField): ReadonlyMap<string, string> {
  const known = built.get(field);
  if (known) return known;
  const meant = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const { value, label, aliases = [] } of importOptions(field)) {
    for (const spelling of [value, label.en, label.zh, ...aliases].map(choiceForm)) {
      const other = meant.get(spelling);
      if (other !== undefined && other !== value) doubtful.add(spelling);
      meant.set(spelling, value);
    }
  }
  for (const spelling of doubtful) meant.delete(spelling);
  built.set(field, meant);
  return meant;
}

/** The form in which spellings of choices are compared. */
export function choiceForm(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
