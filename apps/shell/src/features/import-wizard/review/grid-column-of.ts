import type { ImportField } from '@lading/contracts/imports/define-import';
import type { Label } from '@lading/contracts/imports/import-label';
import { importOptions } from '@lading/contracts/imports/import-options';
import type { CellEditor, GridColumn } from '@lading/ui/data-grid';

/** A field of the definition as a column of the grid (spec §5 data step); `label` picks the reader's language. */
export function gridColumnOf(field: ImportField, label: (label: Label) => string): GridColumn {
  return {
    key: field.key,
    heading: label(field.label),
    editor: editorOf(field, label),
    ...(field.required ? { required: true } : {}),
    ...(field.widthPx === undefined ? {} : { width: field.widthPx }),
  };
}

function editorOf(field: ImportField, label: (label: Label) => string): CellEditor {
  if (field.editor === 'select') {
    const options = importOptions(field).map((option) => ({
      value: option.value,
      label: label(option.label),
    }));
    return { kind: 'select', options };
  }
  if (field.editor === 'number') {
    const { minimum, maximum, decimals } = field.number ?? {};
    return {
      kind: 'number',
      ...(minimum === undefined ? {} : { min: minimum }),
      ...(maximum === undefined ? {} : { max: maximum }),
      ...(decimals === 0 ? { integer: true } : {}),
      ...(decimals === undefined ? {} : { decimals }),
    };
  }
  return field.maxLength === undefined ? { kind: 'text' } : { kind: 'text', maxLength: field.maxLength };
}
