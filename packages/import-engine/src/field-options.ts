import { type ImportField, importOptions } from '@lading/contracts/imports';
import { choiceMeant } from './fixes/choice-spelling.ts';
import { longestSpelling } from './fixes/longest-spelling.ts';

/** A select field's choices, ready to be looked up for every cell of a column. */
export interface FieldOptions {
  /** The value that a text means without doubt: the value itself or its label in either language, in any case. */
  valueOf(text: string): string | undefined;
  /** Whether a text is a value, exactly. */
  has(text: string): boolean;
  /** Whether a text is any known spelling, including those that are only suggested as a fix. */
  resembles(text: string): boolean;
}

const built = new WeakMap<ImportField, FieldOptions>();

/** The choices of a field; undefined if it is not a select. */
export function fieldOptions(field: ImportField): FieldOptions | undefined {
  if (field.editor !== 'select') return undefined;
  const found = built.get(field);
  if (found) return found;
  const options = importOptions(field);
  const values = new Set(options.map((option) => option.value));
  const spellings = new Map<string, string>();
  const loose = new Set<string>();
  for (const { value, label, aliases = [] } of options) {
    for (const spelling of [value, label.en, label.zh]) spellings.set(form(spelling), value);
    for (const spelling of aliases) loose.add(form(spelling));
  }
  const made: FieldOptions = {
    valueOf: (text) => {
      if (values.has(text)) return text;
      return text.length > longestSpelling ? undefined : spellings.get(form(text));
    },
    has: (text) => values.has(text),
    resembles: (text) =>
      spellings.has(form(text)) || loose.has(form(text)) || choiceMeant(field, text) !== undefined,
  };
  built.set(field, made);
  return made;
}

function form(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
