import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { templateDrift } from './template-rules.ts';

const template = { skuCode: 'SKU', skuName: 'Name', weight1: 'Weight' };
const drift = (mapping: Record<string, string>, headings: string[]) =>
  templateDrift(productImport, template, mapping, headings);

describe('how a file differs from a template', () => {
  it.each([
    ['not at all', drift(template, ['SKU', 'Name', 'Weight']), { renamed: [], missing: [], added: [] }],
    [
      'a column is missing',
      drift({ skuCode: 'SKU', skuName: 'Name' }, ['SKU', 'Name']),
      { renamed: [], missing: ['Weight'], added: [] },
    ],
    [
      'a column has another name',
      drift({ ...template, weight1: 'Weight (lb)' }, ['SKU', 'Name', 'Weight (lb)']),
      { renamed: [{ from: 'Weight', to: 'Weight (lb)' }], missing: [], added: [] },
    ],
    [
      'a column is new',
      drift(template, ['SKU', 'Name', 'Weight', 'Brand']),
      { renamed: [], missing: [], added: ['Brand'] },
    ],
  ])('%s', (_sentence, found, expected) => {
    expect(found).toEqual(expected);
  });
});
