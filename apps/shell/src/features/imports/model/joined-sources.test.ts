import type { AnalysedFile } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { sharedColumns } from '@lading/import-engine/shared-columns';
import { describe, expect, it } from 'vitest';
import { columnSamples, sidesChosen, startMapping, unusedColumns } from './mapping-rules.ts';
import { fittingTemplate, templateDrift } from './template-rules.ts';
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
const side = (letter: string) => `{Size}#${letter}`;

describe('the sides of a column of sizes', () => {
  const sized: AnalysedFile = {
    referenceId: 'r2',
    fieldsOption: ['SKU', 'Size', 'Other'],
    sample: [['A', '10 x 8 x 9 in', '12']],
  };
  const sides = { length: side('L'), width: side('W'), height: side('H') };

  it('are suggested with their unit, with samples of each', () => {
    const { mapping, fixedValues } = startMapping(productImport, sized, null);
    expect(mapping).toMatchObject(sides);
    expect(fixedValues['unit']).toBe('in/lb');
    expect(unusedColumns(sized.fieldsOption, mapping)).toEqual(['Other']);
    expect(columnSamples(sized, side('W'))).toEqual(['8 in']);
  });

  it('are chosen together', () => {
    expect(sidesChosen(productImport, sized, 'height', 'Size')).toEqual(sides);
    expect(sidesChosen(productImport, sized, 'height', 'Other')).toBeUndefined();
  });

  it('come from a template, and do not affect each other', () => {
    expect(startMapping(productImport, sized, sides).mapping).toMatchObject(sides);
    expect(sharedColumns(sides).size).toBe(0);
    expect([...sharedColumns({ length: side('L'), note: 'Size' }).keys()]).toEqual(['length', 'note']);
    const drift = templateDrift(productImport, sides, {}, ['SKU']);
    expect(drift).toMatchObject({ renamed: [], missing: ['Size'] });
  });

  it('stay when another side is chosen, and are removed when the column fills something else', () => {
    const state = { ...newWizard, mapping: { length: side('L'), width: side('W') } };
    const fill = (field: string, column: string) =>
      wizardReducer(state, { do: 'fill-field', field, source: { column } }).mapping;
    expect(fill('height', side('H'))).toEqual(sides);
    expect(fill('height', side('L'))).toEqual({ width: side('W'), height: side('L') });
    expect(fill('note', 'Size')).toEqual({ note: 'Size' });
  });
});

describe('a field that several columns fill (decision D26)', () => {
  it('is suggested, uses its columns, and shows the joined samples', () => {
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
