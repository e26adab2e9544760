import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { FieldError } from '@lading/contracts/localized-text';

/**
 * The faults of a mapping (spec §5): required fields without a column, columns given to more than one field, columns that the file does
 * not have. An empty list is a mapping that can be applied. Unknown system fields are ignored, as in an older template.
 *
 * @param fixedValues system field → the value of every row; a required field that has one needs no column
 */
export function checkMapping(
  definition: ImportDefinition,
  mapping: Readonly<Record<string, string>>,
  headings: readonly string[],
  fixedValues: Readonly<Record<string, string>> = {},
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
      const hasValue = Object.hasOwn(fixedValues, field.key) && (fixedValues[field.key] ?? '').trim() !== '';
      if (!field.required || hasValue) return [];
      return [
        {
          fieldName: field.key,
          message: `${en} is required: choose its column, or one value for every row.`,
          zhMessage: `${zh}为必填项，请选择对应的列，或为所有行填写同一个值。`,
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
