import type { MappingTemplate } from '@lading/contracts/imports';
import { productImport } from '@lading/contracts/products';
import { sharedColumns } from '@lading/import-engine/shared-columns';
import { describe, expect, it } from 'vitest';
import { fittingTemplate, keptMapping, templateForFile, templateNameError } from './template-rules.ts';

const template = (
  excelFieldMappingId: string,
  name: string,
  excelFieldMappingJson: Record<string, string> = {},
): MappingTemplate => ({ excelFieldMappingId, name, excelFieldMappingJson });
const templates = [template('1', 'Weekly'), template('2', 'Monthly')];

describe('the name of a template (spec §5)', () => {
  it.each([
    ['is required', '  ', null, 'required'],
    ['may have 64 characters', 'x'.repeat(64), null, null],
    ['may not have 65', 'x'.repeat(65), null, 'long'],
    ['is no other template’s, ignoring case', ' weekly ', null, 'taken'],
    ['is no other template’s, ignoring width', 'Ｗｅｅｋｌｙ', null, 'taken'],
    ['may stay as it is', 'WEEKLY', '1', null],
    ['may not become another’s', 'Monthly', '1', 'taken'],
    ['is not one that an address cannot carry', '..', null, 'dots'],
    ['may have dots and slashes', 'a/b.c', null, null],
  ])('%s', (_sentence, name, ownId, fault) => {
    expect(templateNameError(name, templates, ownId)).toBe(fault);
  });
});

describe('the columns of a template', () => {
  it('lists each field whose column is also used by another field', () => {
    const mapping = { skuCode: 'SKU', skuName: ' SKU ', brand: '', note: '', upc: 'UPC' };
    expect([...sharedColumns(mapping)]).toEqual([
      ['skuCode', { column: 'SKU', other: 'skuName' }],
      ['skuName', { column: 'SKU', other: 'skuCode' }],
    ]);
  });

  it('keeps known fields that have a column', () => {
    expect(keptMapping(productImport, { skuCode: ' SKU ', brand: ' ', former: 'X' })).toEqual({
      skuCode: 'SKU',
    });
  });
});

describe('the template that fits a file', () => {
  const small = template('1', 'Small', { skuCode: 'SKU', skuName: 'Name' });
  const large = template('2', 'Large', { skuCode: 'SKU', skuName: 'Name', brand: 'Brand' });
  const lone = template('3', 'Lone', { skuCode: 'SKU' });

  it.each([
    ['has all its columns there, and most of them', ['SKU', 'Name', 'Brand', 'Tags'], 'Large'],
    ['lacks none', ['SKU', 'Name'], 'Small'],
    ['is none when a column is missing', ['SKU', 'Brand'], undefined],
  ])('%s', (_sentence, headings, name) => {
    expect(fittingTemplate(productImport, [lone, small, large], headings)?.name).toBe(name);
  });
});

describe('the template that a file is mapped by', () => {
  const mine = template('1', 'Mine', { skuCode: 'SKU', skuName: 'Name', brand: 'Brand', note: 'Note' });
  const other = template('2', 'Other', { skuCode: '编码', skuName: '名称' });
  const list = [mine, other];

  it.each([
    ['is the chosen one, for any file', { chosen: '1', last: '2' }, ['编码', '名称'], 'Mine'],
    ['is none where none was chosen on purpose', { chosen: null, last: '1' }, ['SKU', 'Name'], undefined],
    [
      'is the one used last that fits',
      { last: '2' },
      ['编码', '名称', 'SKU', 'Name', 'Brand', 'Note'],
      'Other',
    ],
    ['is one that fits rather than the one used last', { last: '1' }, ['编码', '名称'], 'Other'],
    ['is the one used last when half of its columns are there', { last: '1' }, ['SKU', 'Name'], 'Mine'],
    ['is none when the file has hardly a column of it', { last: '1' }, ['SKU', 'Title'], undefined],
  ])('%s', (_sentence, { chosen, last }: { chosen?: string | null; last: string }, headings, name) => {
    expect(templateForFile(productImport, { list, chosen, last }, headings)?.name).toBe(name);
  });
});
