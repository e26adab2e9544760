import type { ImportDefinition, ImportField } from '@lading/contracts/imports';
import { comparedForm } from './heading-form.ts';

const built = new WeakMap<ImportDefinition, ReadonlyMap<string, readonly string[]>>();

/** All comparable forms of the headings that an import knows, from keys, labels and aliases, with their possible fields. */
export function knownForms(definition: ImportDefinition): ReadonlyMap<string, readonly string[]> {
  const found = built.get(definition);
  if (found) return found;
  const forms = new Map<string, string[]>();
  for (const field of definition.fields) {
    for (const spelling of spellingsOf(field)) {
      const form = comparedForm(spelling);
      const fields = forms.get(form);
      if (!fields) forms.set(form, [field.key]);
      else if (!fields.includes(field.key)) fields.push(field.key);
    }
  }
  built.set(definition, forms);
  return forms;
}

function spellingsOf({
  key,
  label,
  aliases,
  weakAliases = [],
  valueAliases = [],
}: ImportField): readonly string[] {
  return [key, label.en, label.zh, ...aliases, ...weakAliases, ...valueAliases];
}
