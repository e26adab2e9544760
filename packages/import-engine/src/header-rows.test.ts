import { productImport } from '@lading/contracts/products';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { detectHeader } from './detect-header.ts';
import { readCsv } from './read-csv.ts';
import { toSheet } from './sheet.ts';
import { suggestMapping } from './suggest-mapping.ts';

function read(...lines: string[]) {
  const table = readCsv(strToU8(lines.join('\n')));
  const headerRow = detectHeader(table, productImport);
  const sheet = toSheet(table, headerRow);
  const mapping = Object.fromEntries(
    Object.entries(suggestMapping(productImport, sheet)).map(([field, { clientField }]) => [
      field,
      clientField,
    ]),
  );
  return { headerRow, headings: sheet.headings, mapping, rows: sheet.rowCount };
}

describe('two rows of headings with merged cells', () => {
  it('are read together: a cell over both rows, and groups with their parts', () => {
    const { headerRow, headings, mapping, rows } = read(
      '商品编码,品名,产品尺寸(cm),,,重量,备注',
      ',,长,宽,高,,',
      'A-1,木凳,30,30,45.5,3.2,易碎',
      'A-2,木桌,100,60,75,12,',
    );
    expect(headerRow).toBe(2);
    expect(headings).toEqual([
      '商品编码',
      '品名',
      '产品尺寸(cm) › 长',
      '产品尺寸(cm) › 宽',
      '产品尺寸(cm) › 高',
      '重量',
      '备注',
    ]);
    expect(rows).toBe(2);
    expect(mapping).toMatchObject({
      skuCode: '商品编码',
      skuName: '品名',
      length: '产品尺寸(cm) › 长',
      height: '产品尺寸(cm) › 高',
      weight1: '重量',
      note: '备注',
    });
  });

  it.each(['重量(g)', '重量(kg)', '重量'])('are named by the lower one where the upper is %s', (group) => {
    const { mapping } = read(`商品编码,品名,${group},`, ',,净重,毛重', 'A-1,木凳,30,35');
    expect(mapping).toMatchObject({ weight1: `${group} › 毛重` });
  });

  it('under a title, with groups that have the same parts', () => {
    const { headerRow, headings } = read(
      '2026 product list,,,,,,,',
      'SKU,Name,Product,,,Carton,,',
      ',,Length,Width,Height,Length,Width,Height',
      'A-1,Stool,30,30,45,60,60,50',
    );
    expect(headerRow).toBe(3);
    expect(headings).toEqual([
      'SKU',
      'Name',
      'Product › Length',
      'Product › Width',
      'Product › Height',
      'Carton › Length',
      'Carton › Width',
      'Carton › Height',
    ]);
  });

  it('keep a unit that only the group names', () => {
    const { headings } = read(
      'Item,,Dimensions (in),,',
      'SKU,Name,Length,Width,Height',
      'A-1,Stool,30,30,45',
    );
    expect(headings.slice(2)).toEqual([
      'Dimensions (in) › Length',
      'Dimensions (in) › Width',
      'Dimensions (in) › Height',
    ]);
  });
});

describe('three rows of headings with merged cells', () => {
  it('are read together: cells over all of them, groups, and groups in groups', () => {
    const { headerRow, headings, mapping, rows } = read(
      '商品编码,商品信息,,,,,备注',
      ',品名,规格(cm),,,重量,',
      ',,长,宽,高,,',
      'A-1,木凳,30,30,45.5,3.2,易碎',
      'A-2,木桌,100,60,75,12,',
    );
    expect(headerRow).toBe(3);
    expect(headings).toEqual([
      '商品编码',
      '商品信息 › 品名',
      '商品信息 › 规格(cm) › 长',
      '商品信息 › 规格(cm) › 宽',
      '商品信息 › 规格(cm) › 高',
      '商品信息 › 重量',
      '备注',
    ]);
    expect(rows).toBe(2);
    expect(mapping).toMatchObject({
      skuCode: '商品编码',
      skuName: '商品信息 › 品名',
      length: '商品信息 › 规格(cm) › 长',
      width: '商品信息 › 规格(cm) › 宽',
      height: '商品信息 › 规格(cm) › 高',
    });
  });

  it('distinguish columns that have the same parts twice', () => {
    const { headings } = read(
      'SKU,Name,Product,,,,Carton,,,',
      ',,Size (cm),,,Weight,Size (cm),,,Weight',
      ',,Length,Width,Height,kg,Length,Width,Height,kg',
      'A-1,Stool,30,30,45,2,60,60,50,8',
    );
    expect(headings[2]).toBe('Product › Size (cm) › Length');
    expect(headings[6]).toBe('Carton › Size (cm) › Length');
    expect(headings.slice(0, 2)).toEqual(['SKU', 'Name']);
  });

  it('are two where the first is a title or a remark', () => {
    const two = ['商品编码,品名,尺寸(cm),,,重量', ',,长,宽,高,', 'A-1,木凳,30,30,45.5,3.2'];
    const wanted = ['商品编码', '品名', '尺寸(cm) › 长', '尺寸(cm) › 宽', '尺寸(cm) › 高', '重量'];
    expect(read('商品清单,,,,,', ...two).headings).toEqual(wanted);
    expect(read('店铺：某某,,日期：今天,,,', ...two).headings).toEqual(wanted);
  });
});

describe('one row of headings stays one', () => {
  it.each([
    ['under a title', ['Price list,,,', 'SKU,Name,Length,Width', 'A-1,Stool,30,30']],
    ['under remarks', ['Date: today,,By: me,', 'SKU,Name,Length,Width', 'A-1,Stool,30,30']],
    ['under labels for people', ['Seller SKU,Item,Long,Wide', 'SKU,Name,Length,Width', 'A-1,Stool,30,30']],
  ])('%s', (_name, lines) => {
    expect(read(...lines)).toMatchObject({ headerRow: 2, headings: ['SKU', 'Name', 'Length', 'Width'] });
  });

  it('above rows that leave columns empty', () => {
    const { headerRow, headings } = read(
      'SKU,Name,,Brand,Note',
      'A-1,Stool,x,,',
      ',,y,Oakly,fine',
      'A-2,Table,z,,',
    );
    expect(headerRow).toBe(1);
    expect(headings).toEqual(['SKU', 'Name', 'Column C', 'Brand', 'Note']);
  });
});
