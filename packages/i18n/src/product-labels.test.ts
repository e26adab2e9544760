import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import cn from './locales/cn/products.ts';
import en from './locales/en/products.ts';

/** On pages of products "product" goes without saying, and the code of customs has room for its kind. */
const shorterOrLonger = new Set(['skuCode', 'skuName', 'scheduleB']);
const fields = productImport.fields.filter(
  ({ key }) => key in en.field && !shorterOrLonger.has(key),
) as readonly ((typeof productImport.fields)[number] & { key: keyof typeof en.field })[];

it.each(fields.map(({ key, label }) => [key, label] as const))(
  'the field %s has one label in the list, the form and the import',
  (key, label) => {
    expect({ en: en.field[key], zh: cn.field[key] }).toEqual({ en: label.en, zh: label.zh });
  },
);
