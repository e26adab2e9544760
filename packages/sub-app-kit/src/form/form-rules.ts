import { ApiError } from '@lading/api-client/api-error';
import { checkValue, type FieldError, type Schema } from '@lading/contracts/core';

/** The values of a form while it is filled in, by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * The field that an error belongs to: one with that exact name, such as `recipient.city`; otherwise an entry of a list belongs to
 * the list.
 */
export const fieldOf = ({ fieldName }: FieldError, values: FormValues): string =>
  fieldName in values ? fieldName : (fieldName.split('.')[0] ?? '');

const emptied = (value: unknown): unknown => {
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return null;
  return Array.isArray(value) ? [] : value;
};

/**
 * The fields that the schema rejects when empty; they get the asterisk.
 * @param wire converts the values to those of the schema
 */
export function requiredFields<Values extends FormValues>(
  schema: Schema,
  values: Values,
  wire: (values: Values) => unknown,
): ReadonlySet<string> {
  const nothing = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, emptied(value)]));
  return new Set(checkValue(schema, wire(nothing as Values)).errors?.map((error) => fieldOf(error, values)));
}

/** Whether two states of a form are equal. */
export function sameValues(one: FormValues, other: FormValues): boolean {
  return Object.keys(one).every((name) => {
    const [mine, theirs] = [one[name], other[name]];
    if (!Array.isArray(mine) || !Array.isArray(theirs)) return Object.is(mine, theirs);
    return mine.length === theirs.length && mine.every((entry, at) => Object.is(entry, theirs[at]));
  });
}

/** The field of a refusal of an entire call, by its message code (decision D18). */
export type FieldsByCode = Readonly<Record<string, string>>;

/**
 * The server's refusal as errors of single fields.
 * @param byCode maps the refusal of an entire call to a field, if it has no errors of fields
 */
export function refusedFields(fault: unknown, byCode: FieldsByCode = {}): readonly FieldError[] {
  if (!(fault instanceof ApiError)) return [];
  if (fault.errors.length > 0) return fault.errors;
  const fieldName = fault.reason === null ? undefined : byCode[fault.reason];
  if (fieldName === undefined) return [];
  const { message, zhMessage, params, reason } = fault;
  return [{ fieldName, message, zhMessage, params, ...(reason === null ? {} : { code: reason }) }];
}
