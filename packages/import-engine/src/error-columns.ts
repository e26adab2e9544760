import type { Language } from '@lading/contracts/identity';
import type { ImportDefinition } from '@lading/contracts/imports';

/** One column of a workbook with errors. */
export interface ErrorColumn {
  heading: string;
  /** The system field that the column fills; a column of the file that the import does not use has none. */
  field?: string;
  /** The other fields, if the column fills several. */
  furtherFields?: readonly string[];
}

/**
 * The columns of an import when only its rows are known: every field under its own label, so that the file can be
 * mapped automatically.
 */
export function fieldColumns(definition: ImportDefinition, language: Language): ErrorColumn[] {
  return definition.fields.map(({ key, label }) => ({
    heading: language === 'cn' ? label.zh : label.en,
    field: key,
  }));
}
