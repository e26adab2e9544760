import { type ImportField, importOptions } from '@lading/contracts/imports';
import { countryForm, countryMeant } from './country-meant.ts';

const built = new WeakMap<ImportField, ReadonlyMap<string, string>>();

/** A column of choices has few distinct texts: their meanings are cached. */
const remembered = 2_000;
const known = new WeakMap<ImportField, Map<string, string | undefined>>();

/** The choice that a known spelling means, in any case and width; undefined if it is ambiguous. */
export function choiceMeant(field: ImportField, text: string): string | undefined {
  const ofField = known.get(field) ?? new Map<string, string | undefined>();
  known.set(field, ofField);
  if (ofField.has(text)) return ofField.get(text);
  const form = choiceForm(text);
  const meant =
    meaningsOf(field).get(form) ??
    (field.options === 'countries' ? countryMeant(form, countryForms(field)) : undefined);
  if (ofField.size < remembered) ofField.set(text, meant);
  return meant;
}

/** Every spelling that means exactly one of a field's choices. */
export function meaningsOf(field: ImportField): ReadonlyMap<string, string> {
  const made = built.get(field);
  if (made) return made;
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

const forms = new WeakMap<ImportField, ReadonlyMap<string, string>>();

/** The known spellings of countries without accents and dots. */
function countryForms(field: ImportField): ReadonlyMap<string, string> {
  const made =
    forms.get(field) ?? new Map(Array.from(meaningsOf(field), ([form, code]) => [countryForm(form), code]));
  forms.set(field, made);
  return made;
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
