import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { applyMapping } from './apply-mapping.ts';

/** The measures of one row as stored; empty ones are absent. */
function measured(
  file: Record<string, string>,
  mapping: Record<string, string>,
  fixedValues: Record<string, string> = {},
  definition: ImportDefinition = productImport,
) {
  const headings = Object.keys(file);
  const sheet = {
    headings,
    columns: Object.values(file).map((cell) => [cell]),
    columnNumbers: Uint32Array.from(headings, (_, at) => at),
    rowCount: 1,
    rowNumbers: Uint32Array.of(2),
    warnings: [],
  };
  const { fields, columns } = applyMapping(definition, sheet, mapping, fixedValues);
  return Object.fromEntries(fields.flatMap((key, at) => (columns[at]![0] ? [[key, columns[at]![0]]] : [])));
}

describe('a unit in the heading', () => {
  it('does not treat grams as ounces: the shop displays pounds and exports grams', () => {
    const file = { 'Variant Grams': '453', 'Variant Weight Unit': 'lb' };
    expect(measured(file, { weight2: 'Variant Grams', unit: 'Variant Weight Unit' })).toEqual({
      weight2: '15.98',
      unit: 'in/lb',
    });
  });

  it.each([
    ['length', 'Length (cm)', '30', 'in/lb', { length: '11.81' }],
    ['length', 'Length (in)', '12', 'cm/kg', { length: '30.48' }],
    ['length', 'Package length in', '12', 'cm/kg', { length: '30.48' }],
    ['length', '长（毫米）', '120', 'cm/kg', { length: '12' }],
    ['length', 'Length (ft)', '2', 'in/lb', { length: '24' }],
    ['weight1', '毛重(g)', '350', 'cm/kg', { weight1: '0.35' }],
    ['weight1', '毛重(g)', '353', 'cm/kg', { weight1: '0', weight2: '353' }],
    ['weight1', 'Weight (g)', '353', 'in/lb', { weight1: '0', weight2: '12.45' }],
    ['weight1', 'Weight kg', '1', 'in/lb', { weight1: '2', weight2: '3.27' }],
    ['weight1', 'WeightOz', '40', 'in/lb', { weight1: '2.5' }],
    ['weight2', 'WeightOz', '14.5', 'in/lb', { weight2: '14.5' }],
    ['weight2', 'Ounces', '14.5', 'cm/kg', { weight2: '411.07' }],
    ['weight1', 'Pounds', '1', 'cm/kg', { weight1: '0', weight2: '453.59' }],
    ['weight1', 'Weight (lb/kg)', '3', 'cm/kg', { weight1: '3' }],
    ['weight1', 'Weight', '3', 'cm/kg', { weight1: '3' }],
    ['weight1', 'Weight (lbs)', '1,250', 'cm/kg', { weight1: '1,250 lb' }],
    ['weight1', 'Weight (lbs)', '1,250.5', 'in/lb', { weight1: '1,250.5' }],
    ['weight1', 'Weight (lbs)', '1,250.5', 'cm/kg', { weight1: '567', weight2: '217.26' }],
    ['weight2', 'Variant Grams', '15.98 oz', 'in/lb', { weight2: '15.98' }],
    ['weight1', 'Weight (lb)', '3 kg', 'cm/kg', { weight1: '3' }],
    ['weight1', 'Weight (lb)', '1.234 kg', 'cm/kg', { weight1: '1.234 kg' }],
    ['length', 'Length (in)', '12"', 'in/lb', { length: '12"' }],
    ['length', 'Length (in)', '12 1/2 in', 'cm/kg', { length: '31.75' }],
    ['length', 'Length (cm)', '½ in', 'in/lb', { length: '0.5' }],
    ['length', 'Largo m', '0.3', 'cm/kg', { length: '30' }],
    ['weight1', 'Weight (oz)', '3/4 lb', 'in/lb', { weight1: '0.75' }],
    ['weight1', 'Weight (hundredths of pounds)', '108', 'in/lb', { weight1: '1.08' }],
    ['length', 'Length (hundredths-inches)', '1250', 'in/lb', { length: '12.5' }],
    ['weight1', 'Weight (g)', 'light', 'in/lb', { weight1: 'light' }],
    ['weight1', 'Weight (g)', '1.5', 'furlong', { weight1: '1.5' }],
  ])('%s under %s: %s in a row of %s', (key, heading, cell, unit, wanted) => {
    expect(measured({ [heading]: cell }, { [key]: heading }, { unit })).toEqual({ ...wanted, unit });
  });

  it('gives the row its unit when nothing else does', () => {
    const file = { 'L (in)': '12', 'W (in)': '8', 'Weight (lb)': '2' };
    const mapping = { length: 'L (in)', width: 'W (in)', weight1: 'Weight (lb)' };
    expect(measured(file, mapping)).toEqual({ length: '12', width: '8', weight1: '2', unit: 'in/lb' });
  });

  it('counts a weight given in two units once', () => {
    const file = { 'Weight (kg)': '0.35', 'Weight (g)': '350' };
    expect(measured(file, { weight1: 'Weight (kg)', weight2: 'Weight (g)' })).toEqual({
      weight1: '0.35',
      unit: 'cm/kg',
    });
  });

  it('keeps whole ounces in an order with as little rounding as possible', () => {
    const mapping = { packageWeight2: 'Grams' };
    expect(measured({ Grams: '350' }, mapping, { packageUnit: 'in/lb' }, orderShipmentImport)).toEqual({
      packageWeight1: '0.77',
      packageUnit: 'in/lb',
    });
  });
});

describe('a column of units', () => {
  const mapping = {
    length: 'package_length',
    width: 'package_width',
    weight1: 'package_weight',
    unit: 'package_dimensions_unit_of_measure',
  };
  const file = {
    package_weight: '350',
    item_weight_unit_of_measure: 'LB',
    package_weight_unit_of_measure: 'GR',
    package_length: '30',
    package_width: '12.5',
    package_dimensions_unit_of_measure: 'CM',
  };

  it('applies to the columns that it belongs to', () => {
    expect(measured(file, mapping)).toEqual({ weight1: '0.35', length: '30', width: '12.5', unit: 'cm/kg' });
  });

  it('uses the column that represents the row', () => {
    const other = { ...mapping, unit: 'package_weight_unit_of_measure' };
    expect(measured({ ...file, package_dimensions_unit_of_measure: 'IN' }, other)).toEqual({
      weight1: '0.35',
      length: '76.2',
      width: '31.75',
      unit: 'cm/kg',
    });
  });

  it.each([
    ['oz', '14', { weight1: '0', weight2: '14', unit: 'in/lb' }],
    ['Grams', '350', { weight1: '0.35', unit: 'cm/kg' }],
    ['lb', '3', { weight1: '3', unit: 'lb' }],
    ['cm/kg', '3', { weight1: '3', unit: 'cm/kg' }],
  ])('is the only one: %s', (unit, weight, wanted) => {
    const file = { Weight: weight, Unit: unit };
    expect(measured(file, { weight1: 'Weight', unit: 'Unit' })).toEqual(wanted);
  });

  it('represents the row: units written in cells are handled by fixes', () => {
    const file = { Length: '30 cm', Width: '12½ in', Unit: 'inch' };
    expect(measured(file, { length: 'Length', width: 'Width', unit: 'Unit' })).toEqual({
      length: '30 cm',
      width: '12½ in',
      unit: 'inch',
    });
  });

  it('is ignored if it names something else', () => {
    expect(measured({ Weight: '3', Unit: 'pcs' }, { weight1: 'Weight', unit: 'Unit' })).toEqual({
      weight1: '3',
      unit: 'pcs',
    });
  });
});
