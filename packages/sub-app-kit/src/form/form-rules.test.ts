import { passwordChange } from '@lading/contracts/identity';
import { productDraft } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { requiredFields, sameValues } from './form-rules.ts';

describe('what a schema implies for a form', () => {
  const same = (values: object) => values;

  it('requires what it rejects when empty: texts, numbers, choices', () => {
    const values = { skuCode: 'A', skuName: '', brand: null, length: 3, note: null };
    expect([...requiredFields(productDraft, values, same)]).toEqual(
      expect.arrayContaining(['skuCode', 'skuName', 'length']),
    );
    expect(requiredFields(productDraft, values, same).has('note')).toBe(false);
  });

  it('requires the second entry of a password too', () => {
    const nothing = { password: '', newPassword: '', again: '' };
    expect([...requiredFields(passwordChange, nothing, same)]).toEqual(['password', 'newPassword', 'again']);
  });

  it('compares lists by their entries', () => {
    expect(sameValues({ ids: ['1', '2'], name: '' }, { ids: ['1', '2'], name: '' })).toBe(true);
    expect(sameValues({ ids: ['1', '2'] }, { ids: ['2', '1'] })).toBe(false);
  });
});
