import { describe, expect, it } from 'vitest';
import { checkForm, differs, formOf, sortServerErrors, type ProductForm } from './product-form-rules.ts';

const good: ProductForm = {
  ...formOf(null),
  skuCode: '00123-A',
  skuName: 'Lamp shade',
  length: 12,
  width: 8,
  height: 4.5,
};
const faultsOf = (change: Partial<ProductForm>) => checkForm({ ...good, ...change }).faults;

describe('the form of a product (spec §3, product import row)', () => {
  it('gives a draft in which texts stay texts and what is empty is not given', () => {
    const { draft } = checkForm({ ...good, upc: '036000291452', brand: '' });
    expect(draft).toMatchObject({ skuCode: '00123-A', upc: '036000291452', brand: null, height: 4.5 });
  });

  it('names every required field of an empty form', () => {
    expect(checkForm(formOf(null)).faults).toEqual({
      skuCode: { kind: 'required' },
      skuName: { kind: 'required' },
      length: { kind: 'required' },
      width: { kind: 'required' },
      height: { kind: 'required' },
    });
  });

  it.each([
    [{ skuCode: '   ' }, { skuCode: { kind: 'required' } }],
    [{ length: 0 }, { length: { kind: 'positive' } }],
    [{ weight1: -1 }, { weight1: { kind: 'min', bound: 0 } }],
    [{ declaredValue: 1e9 }, { declaredValue: { kind: 'max', bound: 999_999_999 } }],
    [{ qtyInOnePackage: 1.5 }, { qtyInOnePackage: { kind: 'integer' } }],
    [{ upc: '1'.repeat(101) }, { upc: { kind: 'maxLength', bound: 100 } }],
    [{ unit: null }, { unit: { kind: 'required' } }],
    [{ packageType: 'Crate' }, { packageType: { kind: 'invalid' } }],
  ] as const)('%j is refused with %j', (change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });

  it('tells a changed form from an unchanged one', () => {
    expect(differs(good, { ...good })).toBe(false);
    expect(differs(good, { ...good, note: 'fragile' })).toBe(true);
  });

  it('puts the server’s faults at their fields and keeps those that no field shows', () => {
    const text = { message: 'Taken', zhMessage: '已占用' };
    const { byField, others } = sortServerErrors([
      { fieldName: 'skuCode', ...text },
      { fieldName: 'skuCode', message: 'Second', zhMessage: '其次' },
      { fieldName: 'warehouse', ...text },
    ]);
    expect(byField).toEqual({ skuCode: { fieldName: 'skuCode', ...text } });
    expect(others).toEqual([{ fieldName: 'warehouse', ...text }]);
  });
});
