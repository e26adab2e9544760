import type { AnalysedFile } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { columnSamples, mappingErrors, sourcesKey, startMapping, unusedColumns } from './mapping-rules.ts';

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
const faultsOf = (sources: Parameters<typeof mappingErrors>[1]) =>
  mappingErrors(productImport, sources, analysed.fieldsOption).map(({ fieldName }) => fieldName);

describe('the initial mapping', () => {
  it('uses the suggestion and requires one value for required fields that the file lacks', () => {
    expect(startMapping(productImport, analysed, null)).toEqual({
      mapping: { skuCode: 'Variant SKU', skuName: 'Title' },
      fixedValues: { packageType: '', length: '', width: '', height: '', unit: '' },
    });
  });

  it('does not allow one value for a field that must differ in every row', () => {
    const file: AnalysedFile = { referenceId: 'r1', fieldsOption: ['Colour'], sample: [['red']] };
    expect(startMapping(productImport, file, null).fixedValues).toHaveProperty('skuName');
    expect(startMapping(productImport, file, null).fixedValues).not.toHaveProperty('skuCode');
    expect(startMapping(orderShipmentImport, file, null).fixedValues).not.toHaveProperty('orderNO');
  });

  it('derives the unit of every row from headings', () => {
    const file: AnalysedFile = { referenceId: 'r1', fieldsOption: ['SKU', 'Length (in)', 'Weight (lb)'] };
    const { fixedValues } = startMapping(productImport, file, null);
    expect(fixedValues).toMatchObject({ packageType: '', unit: 'in/lb' });
  });

  it('derives it from cells', () => {
    const sample = [['A', '12 cm', '3.5 kg']];
    const file: AnalysedFile = { referenceId: 'r1', fieldsOption: ['SKU', 'Length', 'Weight'], sample };
    expect(startMapping(productImport, file, null).fixedValues).toMatchObject({ unit: 'cm/kg' });
  });

  it('suggests a mapping itself if the back end does not', () => {
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

  it('uses the suggestion if a template column was renamed, unless the template uses that column', () => {
    const template = { skuCode: 'SKU', skuName: 'Name', note: 'Title' };
    expect(startMapping(productImport, analysed, template).mapping).toEqual({
      skuCode: 'Variant SKU',
      note: 'Title',
    });
  });

  it('keeps values typed for every row when the file is read again', () => {
    const { fixedValues } = startMapping(productImport, analysed, null, { unit: 'cm/kg', skuName: 'old' });
    expect(fixedValues).toMatchObject({ unit: 'cm/kg', length: '' });
    expect(fixedValues).not.toHaveProperty('skuName');
  });
});

describe('the errors of a mapping (spec §5)', () => {
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

it('lists the unused columns', () => {
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

it('recognizes equal sources in any order, and another reading of the file', () => {
  const from = { mapping: { a: 'A', b: 'B' }, fixedValues: {}, valueMatches: {}, reading: {} };
  const one = sourcesKey(analysed, from);
  expect(sourcesKey(analysed, { ...from, mapping: { b: 'B', a: 'A' } })).toBe(one);
  // The encoding of the entire file, once known, is not another reading.
  expect(sourcesKey({ ...analysed, encoding: 'gb18030' }, from)).toBe(one);
  expect(sourcesKey(analysed, { ...from, reading: { encoding: 'gb18030' } })).not.toBe(one);
  expect(sourcesKey({ ...analysed, headerRow: 3 }, from)).not.toBe(one);
  expect(sourcesKey(analysed, { ...from, valueMatches: { unit: { ells: 'cm/kg' } } })).not.toBe(one);
  expect(sourcesKey(analysed, { ...from, reading: { delimiter: ';' } })).not.toBe(one);
  expect(sourcesKey(analysed, { ...from, reading: { quote: '' } })).not.toBe(one);
});
