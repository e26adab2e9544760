import type { ProductDraft, ProductRecord } from '@lading/contracts/products';

/** Texts of a product as typed; empty means absent. */
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
/** Numbers of a product; null means absent. */
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

export type TextName = (typeof textFields)[number];
export type NumberName = (typeof numberFields)[number];
type ProductField = TextName | NumberName | (typeof choiceFields)[number];

/** A product in the form: every field is present, complete or not. */
export type ProductValues = Record<TextName, string> &
  Record<NumberName, number | null> &
  Record<(typeof choiceFields)[number], string | null>;

/** The form of an existing product, or of a new one. */
export function valuesOf(product: ProductRecord | null): ProductValues {
  const read = <Field extends ProductField, Value>(fields: readonly Field[], missing: Value) =>
    Object.fromEntries(fields.map((field) => [field, product?.[field] ?? missing]));
  return {
    ...read(textFields, ''),
    ...read(numberFields, null),
    ...read(choiceFields, null),
    ...(product ? {} : { unit: 'in/lb', packageType: 'Package Needed', batteryFlag: 'No' }),
  } as ProductValues;
}

/** The form as the contract takes it: an empty text becomes null. */
export function wireOf(values: ProductValues): object {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]),
  );
}
