import { type ImportField, importOptions } from '@lading/contracts/imports';
import { unitOfText } from '../heading-unit.ts';
import { countryMeant } from './country-meant.ts';
import { longestSpelling } from './longest-spelling.ts';
import { mainUnitSize } from './measure-units.ts';
import { trimSigns } from '../trim-signs.ts';

const built = new Map<ImportField['options'], ReadonlyMap<string, string>>();

/** A column of choices has few distinct texts: their meanings are cached. */
const remembered = 2_000;
const known = new WeakMap<ImportField, Map<string, string | undefined>>();

/** The choice that a known spelling means, in any case and width; undefined if it is ambiguous. */
export function choiceMeant(field: ImportField, text: string): string | undefined {
  if (text.length > longestSpelling) return undefined;
  const ofField = known.get(field) ?? new Map<string, string | undefined>();
  known.set(field, ofField);
  if (ofField.has(text)) return ofField.get(text);
  const form = choiceForm(text);
  const meant = meaningsOf(field).get(form) ?? meantOtherwise(field, form);
  if (ofField.size < remembered) ofField.set(text, meant);
  return meant;
}

/** Characters that people put around a choice. */
const signsInFront = `"'«»“”„‘’*`;

/** What a text means that is not a known spelling as written: with punctuation around it, a country in another language, or a unit. */
function meantOtherwise(field: ImportField, form: string): string | undefined {
  if (field.options === 'countries') return countryMeant(form, meaningsOf(field));
  if (field.isUnit) return meaningsOf(field).get(systemOfUnits(form) ?? '');
  const meanings = meaningsOf(field);
  const bare = meanings.get(trimSigns(form, signsInFront, `${signsInFront}.!。`).trim());
  if (bare !== undefined || !meanings.has('yes') || !meanings.has('no')) return bare;
  // "Yes (2 AA)" and "no, none" contain more than the answer.
  const [, word] =
    /^(\p{L}+)\s*[(（,，;；:：–—-]\s*\p{L}|^(\p{L}+)\s*[(（,，]\s*\d/u.exec(form)?.filter(Boolean) ?? [];
  return word === undefined ? undefined : meanings.get(word);
}

/**
 * The unit system that a unit cell means if its spelling is not listed: "Pound(s)", "lbs/in". Undefined if it mixes both systems,
 * or names a smaller or larger unit, since "mm/g" converts the numbers next to it.
 */
function systemOfUnits(text: string): string | undefined {
  const units = [unitOfText(text, 'length'), unitOfText(text, 'weight')].filter((unit) => unit !== undefined);
  const [first, second] = units;
  if (!second) return first?.system;
  const areMain = units.every(({ of, system, size }) => size === mainUnitSize[of][system]);
  return areMain && first?.system === second.system ? second.system : undefined;
}

/** Every spelling that means exactly one of a field's choices. */
export function meaningsOf(field: ImportField): ReadonlyMap<string, string> {
  // Several fields share a list; it is read once.
  const made = built.get(field.options);
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
  built.set(field.options, meant);
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
