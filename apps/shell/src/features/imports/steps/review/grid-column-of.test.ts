import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { gridColumnOf } from './grid-column-of.ts';

const columns = new Map(
  productImport.fields.map((field) => [field.key, gridColumnOf(field, ({ zh }) => zh)]),
);

describe('the columns of the grid (spec §3, §5)', () => {
  it.each([
    [
      'a text with its limit',
      'skuCode',
      { required: true, heading: 'SKU编码', editor: { kind: 'text', maxLength: 100 } },
    ],
    [
      'an amount: two decimals, from 0 to 999999999',
      'length',
      { editor: { kind: 'number', min: 0, max: 999_999_999, decimals: 2 } },
    ],
    ['a whole number', 'qtyInOnePackage', { editor: { kind: 'number', integer: true, decimals: 0 } }],
    [
      'a choice in the reader’s language',
      'batteryFlag',
      {
        editor: {
          kind: 'select',
          options: [
            { value: 'No', label: '否' },
            { value: 'Yes', label: '是' },
          ],
        },
      },
    ],
  ] as const)('%s', (_sentence, key, expected) => {
    expect(columns.get(key)).toMatchObject(expected);
  });

  it('marks no optional field as required', () => {
    expect(columns.get('brand')).not.toHaveProperty('required');
  });
});
