import { productDraft, type ProductDraft, type ProductRecord } from '@lading/contracts/entities/product';
import type { FieldError } from '@lading/contracts/localized-text';

/** Texts of a product, as they are typed; empty means not given. */
const textFields = [
  'skuCode',
  'skuName',
  'skuNameCN',
  'brand',
  'upc',
  'ean',
  'asin',
  'fnSku',
  'extraBarcode1',
  'scheduleB',
  'originCountry',
  'quantityUnit',
  'custDescription',
  'note',
] as const satisfies readonly (keyof ProductDraft)[];
/** Numbers of a product; null means not given. */
const numberFields = [
  'length',
  'width',
  'height',
  'weight1',
  'weight2',
  'qtyInOnePackage',
  'purchasingCost',
  'declaredValue',
] as const satisfies readonly (keyof ProductDraft)[];
/** Choices of a product; null means none made yet. */
const choiceFields = [
  'packageType',
  'unit',
  'batteryFlag',
] as const satisfies readonly (keyof ProductDraft)[];

export type TextField = (typeof textFields)[number];
export type NumberField = (typeof numberFields)[number];
type ChoiceField = (typeof choiceFields)[number];
export type ProductField = TextField | NumberField | ChoiceField;

/** A product while it is edited: every field is there, complete or not. */
export type ProductForm = Record<TextField, string> &
  Record<NumberField, number | null> &
  Record<ChoiceField, string | null>;

/** What is wrong with a field, for the texts to tell. */
export type FieldFault =
  | { kind: 'required' | 'integer' | 'positive' | 'invalid' }
  | { kind: 'max' | 'min' | 'maxLength'; bound: number };

/** The form of a product that exists, or of a new one. */
export function formOf(product: ProductRecord | null): ProductForm {
  const read = <Field extends ProductField, Value>(fields: readonly Field[], missing: Value) =>
    Object.fromEntries(fields.map((field) => [field, product?.[field] ?? missing]));
  return {
    ...read(textFields, ''),
    ...read(numberFields, null),
    ...read(choiceFields, null),
    ...(product ? {} : { unit: 'in/lb', packageType: 'Package Needed', batteryFlag: 'No' }),
  } as ProductForm;
}

/** Whether anything differs between two states of a form. */
export function differs(one: ProductForm, other: ProductForm): boolean {
  return [...textFields, ...numberFields, ...choiceFields].some((field) => one[field] !== other[field]);
}

type Issue = { code: string; path: PropertyKey[]; [more: string]: unknown };

function faultOf(issue: Issue, value: unknown): FieldFault {
  if (value === null || value === '') return { kind: 'required' };
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { kind: 'maxLength', bound: Number(issue.maximum) };
  if (issue.code === 'too_big') return { kind: 'max', bound: Number(issue.maximum) };
  if (issue.code === 'too_small' && issue.origin === 'string') return { kind: 'required' };
  if (issue.code === 'too_small' && issue.inclusive === false) return { kind: 'positive' };
  if (issue.code === 'too_small') return { kind: 'min', bound: Number(issue.minimum) };
  if (issue.code === 'invalid_type' && issue.expected === 'int') return { kind: 'integer' };
  return { kind: 'invalid' };
}

/** The outcome of checking a form: a draft to be sent, or the first fault of each field. */
export type CheckedForm =
  { draft: ProductDraft; faults: null } | { draft: null; faults: Partial<Record<ProductField, FieldFault>> };

/** Checks a form by the contract's own schema, the one that the server applies. */
export function checkForm(form: ProductForm): CheckedForm {
  const given = Object.fromEntries(
    Object.entries(form).map(([field, value]) => [field, value === '' ? null : value]),
  );
  const result = productDraft.safeParse(given);
  if (result.success) return { draft: result.data, faults: null };
  const faults: Partial<Record<ProductField, FieldFault>> = {};
  for (const issue of result.error.issues) {
    const field = issue.path[0] as ProductField;
    faults[field] ??= faultOf(issue as unknown as Issue, given[field]);
  }
  return { draft: null, faults };
}

/** The server's faults: those of fields that the form shows, and the rest, for which there is only the head of the form. */
export function sortServerErrors(errors: readonly FieldError[]): {
  byField: Partial<Record<ProductField, FieldError>>;
  others: FieldError[];
} {
  const known = new Set<string>([...textFields, ...numberFields, ...choiceFields]);
  const byField: Partial<Record<ProductField, FieldError>> = {};
  for (const error of errors) {
    if (known.has(error.fieldName)) byField[error.fieldName as ProductField] ??= error;
  }
  return { byField, others: errors.filter((error) => !known.has(error.fieldName)) };
}
