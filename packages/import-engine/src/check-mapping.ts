import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { FieldError } from '@lading/contracts/localized-text';

/**
 * The faults of a mapping (spec §5): required fields without a column, columns given to more than one field, columns that the file does
 * not have. An empty list is a mapping that can be applied. Unknown system fields are ignored, as in an older template.
 */
export function checkMapping(
  definition: ImportDefinition,
  mapping: Readonly<Record<string, string>>,
  headings: readonly string[],
): FieldError[] {
  const present = new Set(headings);
  const given = new Map<string, number>();
  const columnOf = (key: string) => (Object.hasOwn(mapping, key) ? (mapping[key] ?? '') : '');
  for (const field of definition.fields) {
    const column = columnOf(field.key);
    if (column !== '') given.set(column, (given.get(column) ?? 0) + 1);
  }
  return definition.fields.flatMap((field): FieldError[] => {
    const column = columnOf(field.key);
    const { en, zh } = field.label;
    if (column === '') {
      if (!field.required) return [];
      return [
        {
          fieldName: field.key,
          message: `${en} is required: choose its column.`,
          zhMessage: `${zh}为必填项，请选择对应的列。`,
        },
      ];
    }
    if (!present.has(column)) {
      return [
        {
          fieldName: field.key,
          message: `The file has no column “${column}”.`,
          zhMessage: `文件中没有“${column}”列。`,
        },
      ];
    }
    if (given.get(column)! > 1) {
      return [
        {
          fieldName: field.key,
          message: `Column “${column}” is used more than once.`,
          zhMessage: `“${column}”列被重复使用。`,
        },
      ];
    }
    return [];
  });
}
