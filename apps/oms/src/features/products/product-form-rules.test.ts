import { checkValue, coreMessages } from '@lading/contracts/core';
import { productDraft } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { valuesOf, wireOf, type ProductValues } from './product-form-rules.ts';

const good: ProductValues = {
  ...valuesOf(null),
  skuCode: '00123-A',
  skuName: 'Lamp shade',
  length: 12,
  width: 8,
  height: 4.5,
};
const check = (values: ProductValues) => checkValue(productDraft, wireOf(values));
const errorsOf = (values: ProductValues) =>
  Object.fromEntries(check(values).errors?.map(({ fieldName, code }) => [fieldName, code]) ?? []);

describe('the form of a product (spec §3, product import row)', () => {
  it('gives a draft in which texts stay texts and empty values are omitted', () => {
    expect(check({ ...good, upc: '036000291452', brand: '' }).output).toMatchObject({
      skuCode: '00123-A',
      upc: '036000291452',
      brand: null,
      height: 4.5,
    });
  });

  it('names every required field of an empty form', () => {
    const required = coreMessages.required.code;
    expect(errorsOf(valuesOf(null))).toEqual({
      skuCode: required,
      skuName: required,
      length: required,
      width: required,
      height: required,
    });
  });

  it.each<[Partial<ProductValues>, { code: string }]>([
    [{ skuCode: '   ' }, coreMessages.required],
    [{ length: 0 }, coreMessages.moreThan],
    [{ weight1: -1 }, coreMessages.tooSmall],
    [{ declaredValue: 1e9 }, coreMessages.tooLarge],
    [{ qtyInOnePackage: 1.5 }, coreMessages.notWhole],
    [{ upc: '1'.repeat(101) }, coreMessages.tooLong],
    [{ unit: null }, coreMessages.required],
    [{ packageType: 'Crate' }, coreMessages.oneOf],
  ])('%j is refused', (change, { code }) => {
    const [field] = Object.keys(change);
    expect(errorsOf({ ...good, ...change })).toEqual({ [field!]: code });
  });
});
