import { expect, it } from 'vitest';
import type { LabelInput } from './label-address-rules.ts';
import { requestOf } from './label-request-rules.ts';

const input: LabelInput = {
  unit: 'in/lb',
  packages: [{ length: 12, width: 9, height: 4, weight1: 2, weight2: null }],
  signature: 'none',
  insurance: null,
  customs: null,
  rateId: null,
  presetId: null,
};

it('requests rates with the insured value in the currency of labels, or without insurance', () => {
  const packages = [{ length: 12, width: 9, height: 4, weight: 2, unit: 'in/lb' }];
  expect(requestOf('7', input, false)).toEqual({ orderId: '7', packages, signature: 'none' });
  expect(requestOf('7', { ...input, insurance: 20.5 }, false)?.insurance).toEqual({
    minor: 2_050,
    currency: 'USD',
  });
});

it('requests nothing while a package is incomplete', () => {
  const packages = [...input.packages, { ...input.packages[0]!, height: null }];
  expect(requestOf('7', { ...input, packages }, false)).toBeNull();
});

it('requests rates for the kind of address that was entered', () => {
  expect(requestOf('7', { ...input, residential: false }, false)).toMatchObject({ residential: false });
  expect(requestOf('7', input, false)).not.toHaveProperty('residential');
});
