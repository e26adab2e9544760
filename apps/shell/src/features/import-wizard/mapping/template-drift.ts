import type { FieldMapping } from '@lading/contracts/entities/mapping-template';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';

/** How a file differs from the one that a template was made for. */
export interface TemplateDrift {
  /** Columns that the file has under another name, as far as it can be told. */
  renamed: readonly { from: string; to: string }[];
  /** Columns that the template names and the file does not have. */
  missing: readonly string[];
  /** Columns of the file that the template does not know. */
  added: readonly string[];
}

/** Compares a template with the mapping that was begun from it. */
export function templateDrift(
  { fields }: ImportDefinition,
  template: FieldMapping,
  mapping: FieldMapping,
  headings: readonly string[],
): TemplateDrift {
  const present = new Set(headings);
  const known = new Set(fields.map(({ key }) => template[key] ?? ''));
  const renamed = new Map<string, string>();
  const missing = new Set<string>();
  for (const { key } of fields) {
    const named = template[key] ?? '';
    if (named === '' || present.has(named)) continue;
    const now = mapping[key];
    if (now === undefined) missing.add(named);
    else renamed.set(named, now);
  }
  const found = new Set(renamed.values());
  return {
    renamed: [...renamed].map(([from, to]) => ({ from, to })),
    missing: [...missing].filter((column) => !renamed.has(column)),
    added: headings.filter((heading) => !known.has(heading) && !found.has(heading)),
  };
}
