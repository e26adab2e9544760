import type { AnalysedFile } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { columnSamples, startMapping, unusedColumns } from './mapping-rules.ts';
import { fittingTemplate, sharedColumns, templateDrift } from './template-rules.ts';
import { wizardReducer } from './wizard-reducer.ts';
import { newWizard } from './wizard-state.ts';

const file: AnalysedFile = {
  referenceId: 'r1',
  fieldsOption: ['Order ID', 'First name', 'Last name', 'City'],
  sample: [
    ['1', 'Ann', 'Lee', 'Austin'],
    ['2', ' Bob ', '', 'Boston'],
  ],
};
const name = '{First name} {Last name}';

describe('a field that several columns fill (decision D26)', () => {
  it('is suggested, uses up its columns, and shows what they hold together', () => {
    const { mapping } = startMapping(orderShipmentImport, file, null);
    expect(mapping).toMatchObject({ name, city: 'City' });
    expect(unusedColumns(file.fieldsOption, mapping)).toEqual([]);
    expect(columnSamples(file, name)).toEqual(['Ann Lee', 'Bob']);
  });

  it.each([
    ['as the template has it', { name }, name],
    ['from those columns that the file has', { name: '{First name} {Middle name}' }, 'First name'],
    ['from the suggestion when it has none of them', { name: '{A} {B}' }, name],
  ])('is filled %s', (_, template, source) => {
    expect(startMapping(orderShipmentImport, file, template).mapping['name']).toBe(source);
  });

  it.each([
    [
      'takes its columns from other fields',
      { note: 'B', brand: 'C' },
      '{A} {B}',
      { note: '{A} {B}', brand: 'C' },
    ],
    ['loses a column to another field', { skuName: '{A} {B} {C}' }, 'B', { skuName: '{A} {C}', note: 'B' }],
    ['becomes a single column so', { skuName: '{A} {B}' }, 'A', { skuName: 'B', note: 'A' }],
  ])('%s', (_, mapping, column, expected) => {
    const state = { ...newWizard, mapping };
    const next = wizardReducer(state, { do: 'fill-field', field: 'note', source: { column } });
    expect(next.mapping).toEqual(expected);
  });

  it('is part of a template: it fits with all of its columns, and none of them fills another field', () => {
    const template = { excelFieldMappingId: '1', name: 'T', excelFieldMappingJson: { note: '{A}, {B}' } };
    expect(fittingTemplate(productImport, [template], ['A', 'B'])).toBe(template);
    expect(fittingTemplate(productImport, [template], ['A'])).toBeNull();
    const drift = templateDrift(productImport, { note: '{A}, {B}' }, { note: 'A' }, ['A', 'C']);
    expect(drift).toEqual({ renamed: [], missing: ['B'], added: ['C'] });
    expect([...sharedColumns({ note: '{A}, {B}', brand: 'B' }).keys()]).toEqual(['note', 'brand']);
  });
});
