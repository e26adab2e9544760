import type { Language } from '@lading/contracts/entities/user-info';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';

/** One column of a workbook with errors. */
export interface ErrorColumn {
  heading: string;
  /** The system field that the column fills; a column of the file that the import does not use has none. */
  field?: string;
}

/** The columns of an import where only its rows are known: every field under its own label, so that the file maps itself again. */
export function fieldColumns(definition: ImportDefinition, language: Language): ErrorColumn[] {
  return definition.fields.map(({ key, label }) => ({
    heading: language === 'cn' ? label.zh : label.en,
    field: key,
  }));
}
