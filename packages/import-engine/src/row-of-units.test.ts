import { productImport } from '@lading/contracts/products';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { detectHeader } from './detect-header.ts';
import { readCsv } from './read-csv.ts';
import { toSheet } from './sheet.ts';
import { productRows } from './testing/rows-of-file.ts';

describe('a row of units below the headings', () => {
  it.each([
    ['a currency and a count', ',,mm,mm,mm,g,USD,pcs'],
    ['both in brackets', ',,(mm),(mm),(mm),(g),(USD),(pcs)'],
    ['both in Chinese', ',,毫米,毫米,毫米,克,美元,个'],
    ['dashes', '-,-,mm,mm,mm,g,-,-'],
  ])('may have %s too', async (_, units) => {
    const { rows } = await productRows(
      `SKU,Product name,Length,Width,Height,Weight,Cost,Quantity\n${units}\nA,Pan,300,200,100,350,2.5,1`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ skuCode: 'A', length: '30', width: '20', height: '10', unit: 'cm/kg' });
  });

  it('tells in which currency amounts are', async () => {
    const { rows, warnings } = await productRows(
      'SKU,Product name,Length,Cost\n,,mm,EUR\nA,Pan,300,2.5\nB,Pot,310,2.6',
    );
    expect(rows.map(({ purchasingCost }) => purchasingCost)).toEqual(['2.5', '2.6']);
    expect(warnings).toContainEqual({ rowNumber: 3, field: 'purchasingCost', code: 'foreign-money' });
  });

  it('may repeat the unit of a heading', async () => {
    const { rows } = await productRows('SKU,Product name,Length (mm)\n,,mm\nA,Pan,300');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ skuCode: 'A', length: '30' });
  });

  it('may stand below headings with merged cells', () => {
    const table = readCsv(
      strToU8('商品编码,品名,尺寸,,,重量\n,,长,宽,高,\n,,mm,mm,mm,g\nA-1,木凳,300,300,455,3200'),
    );
    const { headings, rowCount } = toSheet(table, detectHeader(table, productImport));
    expect(headings.slice(2)).toEqual(['尺寸 › 长 (mm)', '尺寸 › 宽 (mm)', '尺寸 › 高 (mm)', '重量 (g)']);
    expect(rowCount).toBe(1);
  });

  it.each([
    ['has another unit than a heading', 'SKU,Product name,Length (cm),Width\n,,mm,mm\nA,Pan,300,200'],
    ['has another currency than a heading', 'SKU,Product name,Length,Cost (EUR)\n,,mm,USD\nA,Pan,300,2'],
    ['has no unit of a measure', 'SKU,Product name,Length,Cost\n,,,USD\nA,Pan,300,2'],
  ])('is none where it %s', async (_, file) => {
    expect((await productRows(file)).rows).toHaveLength(2);
  });
});
