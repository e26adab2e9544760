import { type ImportField, type ImportOption, importOptions, type Label } from '@lading/contracts/imports';
import type { CellEditor, GridColumn } from '@lading/data-grid';

/**
 * A field of the definition as a column of the grid (spec §5 data step); `label` picks the reader's language.
 * @param optionsOf the options to choose from, if they differ from the import's own list
 */
export function gridColumnOf(
  field: ImportField,
  label: (label: Label) => string,
  optionsOf: (field: ImportField) => readonly ImportOption[] = importOptions,
): GridColumn {
  return {
    key: field.key,
    heading: label(field.label),
    editor: editorOf(field, label, optionsOf(field)),
    ...(field.required ? { required: true } : {}),
    ...(field.widthPx === undefined ? {} : { width: field.widthPx }),
  };
}

function editorOf(
  field: ImportField,
  label: (label: Label) => string,
  offered: readonly ImportOption[],
): CellEditor {
  if (field.editor === 'select') {
    const options = offered.map((option) => ({
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
