import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { applyMapping } from './apply-mapping.ts';
import { checkField } from './check-field.ts';
import { checkMapping } from './check-mapping.ts';
import { unitOfHeadings, unitOfSample } from './measure-plan.ts';
import { readCsv } from './read-csv.ts';
import { toSheet } from './sheet.ts';
import { sidesFromColumn } from './size-columns.ts';
import { suggestMapping } from './suggest-mapping.ts';

/** The suggestion for a file, and its first row through it. */
function read(definition: ImportDefinition, lines: readonly string[], fixed: Record<string, string> = {}) {
  const sheet = toSheet(readCsv(strToU8(lines.join('\n'))), 1);
  const suggestion = Object.entries(suggestMapping(definition, sheet));
  const mapping = Object.fromEntries(suggestion.map(([field, { clientField }]) => [field, clientField]));
  const { fields, columns } = applyMapping(definition, sheet, mapping, fixed);
  const row = Object.fromEntries(
    fields.flatMap((key, at) => (columns[at]![0] ? [[key, columns[at]![0]]] : [])),
  );
  return { sheet, mapping, row };
}

const sources = (column: string) => ({
  length: `{${column}}#L`,
  width: `{${column}}#W`,
  height: `{${column}}#H`,
});

describe('a column of sizes', () => {
  it.each([
    ['Dimensions', '10 x 8 x 9 in', { length: '10', width: '8', height: '9', unit: 'in/lb' }],
    ['包装尺寸', '30×20×10cm', { length: '30', width: '20', height: '10', unit: 'cm/kg' }],
    ['Size (W x L x H) in', '8*10*9', { length: '10', width: '8', height: '9', unit: 'in/lb' }],
    ['Dimensions (mm)', '300x200x100', { length: '30', width: '20', height: '10', unit: 'cm/kg' }],
  ])('"%s" with %s fills length, width, height and unit', (heading, size, expected) => {
    const { mapping, row } = read(productImport, [`SKU,Name,${heading}`, `A,Mug,${size}`]);
    expect(mapping).toMatchObject(sources(heading));
    expect(row).toMatchObject(expected);
  });

  it('fills the package of an order, in the unit of its row', () => {
    const { row } = read(orderShipmentImport, ['Order ID,Package dimensions,Unit', '1,10 x 8 x 9 in,cm']);
    expect(row).toMatchObject({
      packageLength: '25.4',
      packageWidth: '20.32',
      packageHeight: '22.86',
      packageUnit: 'cm/kg',
    });
  });

  it('names the unit for every row: in its heading, or in its first cells', () => {
    const mapping = sources('Size (cm)');
    expect(unitOfHeadings(productImport, ['Size (cm)'], mapping, 'unit')).toBe('cm/kg');
    expect(unitOfSample(productImport, ['Size'], [['10x8x9 in']], sources('Size'), 'unit')).toBe('in/lb');
  });

  it('leaves a cell that is not a size unchanged, as an error of each side that explains what is expected', () => {
    const { row } = read(productImport, [
      'SKU,Dimensions',
      'A,10 x 8',
      ...Array.from({ length: 12 }, (_, at) => `B${at},1x2x3`),
    ]);
    expect(row).toMatchObject({ length: '10 x 8', width: '10 x 8', height: '10 x 8' });
    const length = productImport.fields.find(({ key }) => key === 'length')!;
    expect(checkField(length, '10 x 8')).toMatchObject({
      message: 'Length must be one number. A whole size needs three sides, like 10 x 8 x 9 in.',
    });
  });

  it('is ignored next to columns of the sides', () => {
    const { mapping } = read(productImport, ['SKU,Dimensions,Length,Width,Height', 'A,1x2x3,1,2,3']);
    expect(mapping).toMatchObject({ length: 'Length', width: 'Width', height: 'Height' });
  });

  it('is that of the package rather than of the carton', () => {
    const { mapping } = read(productImport, ['SKU,Carton size,Package size', 'A,40x30x20,1x2x3']);
    expect(mapping).toMatchObject(sources('Package size'));
  });

  it('is split when it is chosen for one side', () => {
    expect(sidesFromColumn(productImport, 'width', 'Maker says', ['1x2x3', ''])).toEqual(
      sources('Maker says'),
    );
    expect(sidesFromColumn(productImport, 'width', 'Width', ['12'])).toBeUndefined();
    expect(sidesFromColumn(productImport, 'note', 'Note', ['1x2x3'])).toBeUndefined();
  });

  it('is used once by its three sides, and twice with any other field', () => {
    const mapping = { ...sources('Size'), skuCode: 'SKU' };
    const faults = (given: Record<string, string>) =>
      checkMapping(productImport, given, ['SKU', 'Size'])
        .filter(({ fieldName }) => given[fieldName] !== undefined)
        .map(({ fieldName }) => fieldName);
    expect(faults(mapping)).toEqual([]);
    expect(faults({ ...mapping, note: 'Size' })).toEqual(['length', 'width', 'height', 'note']);
    expect(faults({ ...mapping, width: mapping.length })).toEqual(['length', 'width']);
    expect(faults({ skuCode: 'SKU', note: '{Size}#L' })).toEqual(['note']);
  });
});
