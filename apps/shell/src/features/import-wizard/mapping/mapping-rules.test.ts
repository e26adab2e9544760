import type { AnalysedFile } from '@lading/contracts/entities/analysed-file';
import { productImport } from '@lading/contracts/imports/product.import';
import { describe, expect, it } from 'vitest';
import { columnSamples, mappingFaults, sourcesKey, startMapping, unusedColumns } from './mapping-rules.ts';

const analysed: AnalysedFile = {
  referenceId: 'r1',
  fieldsOption: ['Variant SKU', 'Title', 'Vendor', 'Tags'],
  sample: [
    ['MUG-1', 'Blue mug', 'Hearth', 'kitchen'],
    ['MUG-2', 'Red mug', 'Hearth', ''],
    ['MUG-3', 'Big mug', ' ', 'kitchen'],
  ],
  suggestion: {
    skuCode: { clientField: 'Variant SKU', score: 0.95, reason: 'alias' },
    skuName: { clientField: 'Title', score: 0.95, reason: 'alias' },
  },
};
const faultsOf = (sources: Parameters<typeof mappingFaults>[1]) =>
  mappingFaults(productImport, sources, analysed.fieldsOption).map(({ fieldName }) => fieldName);

describe('the mapping to begin with', () => {
  it('takes the suggestion and asks one value for required fields that the file lacks', () => {
    expect(startMapping(productImport, analysed, null)).toEqual({
      mapping: { skuCode: 'Variant SKU', skuName: 'Title' },
      fixedValues: { packageType: '', length: '', width: '', height: '', unit: '' },
    });
  });

  it('suggests by itself where the back end makes no suggestion', () => {
    const { suggestion: _, ...bare } = analysed;
    expect(startMapping(productImport, bare, null).mapping).toMatchObject({
      skuCode: 'Variant SKU',
      skuName: 'Title',
      brand: 'Vendor',
    });
  });

  it('follows a template as far as the file has its columns', () => {
    const template = { skuCode: 'Variant SKU', upc: 'Barcode', brand: 'Vendor', note: 'Vendor' };
    expect(startMapping(productImport, analysed, template).mapping).toEqual({
      skuCode: 'Variant SKU',
      brand: 'Vendor',
    });
  });

  it('takes the suggestion where a column of the template has another name now, unless the template uses it', () => {
    const template = { skuCode: 'SKU', skuName: 'Name', note: 'Title' };
    expect(startMapping(productImport, analysed, template).mapping).toEqual({
      skuCode: 'Variant SKU',
      note: 'Title',
    });
  });

  it('keeps what was typed for every row when the file is read anew', () => {
    const { fixedValues } = startMapping(productImport, analysed, null, { unit: 'cm/kg', skuName: 'old' });
    expect(fixedValues).toMatchObject({ unit: 'cm/kg', length: '' });
    expect(fixedValues).not.toHaveProperty('skuName');
  });
});

describe('the faults of a mapping (spec §5)', () => {
  const whole = { length: '10', width: '5', height: '4', unit: 'cm/kg', packageType: 'Ready To Ship' };
  const mapping = { skuCode: 'Variant SKU', skuName: 'Title' };

  it.each([
    ['none when every required field has a column or a value', { mapping, fixedValues: whole }, []],
    ['a required field without either', { mapping, fixedValues: { ...whole, unit: ' ' } }, ['unit']],
    [
      'a column used twice',
      { mapping: { ...mapping, skuName: 'Variant SKU' }, fixedValues: whole },
      ['skuCode', 'skuName'],
    ],
    ['a size of zero for every row', { mapping, fixedValues: { ...whole, length: '0' } }, ['length']],
    ['a choice that there is not', { mapping, fixedValues: { ...whole, unit: 'ells' } }, ['unit']],
  ])('%s', (_sentence, sources, fields) => {
    expect(faultsOf(sources)).toEqual(fields);
  });
});

it('lists the columns that nothing is filled from', () => {
  expect(unusedColumns(analysed.fieldsOption, { skuCode: 'Variant SKU' })).toEqual([
    'Title',
    'Vendor',
    'Tags',
  ]);
});

it('shows the first different texts of a column', () => {
  expect(columnSamples(analysed, 'Title')).toEqual(['Blue mug', 'Red mug', 'Big mug']);
  expect(columnSamples(analysed, 'Vendor')).toEqual(['Hearth']);
});

it('knows the same sources again in whatever order they were chosen, and another reading of the file', () => {
  const from = { mapping: { a: 'A', b: 'B' }, fixedValues: {}, reading: {} };
  const one = sourcesKey(analysed, from);
  expect(sourcesKey(analysed, { ...from, mapping: { b: 'B', a: 'A' } })).toBe(one);
  // What the whole file turns out to be written in is no other reading of it.
  expect(sourcesKey({ ...analysed, encoding: 'gb18030' }, from)).toBe(one);
  expect(sourcesKey(analysed, { ...from, reading: { encoding: 'gb18030' } })).not.toBe(one);
  expect(sourcesKey({ ...analysed, headerRow: 3 }, from)).not.toBe(one);
});
