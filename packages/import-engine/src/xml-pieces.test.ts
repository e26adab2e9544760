import { describe, expect, it } from 'vitest';
import { readXlsx } from './read-xlsx.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

describe('the rows of a sheet', () => {
  it('are not searched for in comments', () => {
    const bytes = sheetByHand(
      `<!-- <row r="1"><c><v>9 --><row r="1"><c><v>1</v></c><!-- <row> </sheetData> --><c><v>2</v></c></row>`,
    );
    expect(readXlsx(bytes).columns).toEqual([['1'], ['2']]);
  });

  it('are found after comments and CDATA sections longer than one unpacked piece', () => {
    const noise = '<row r="1"> -- '.repeat(20_000);
    const text = `a<!-- b -->${'b'.repeat(100)}`;
    const bytes = sheetByHand(
      `<!--${noise}--><row r="1"><c t="inlineStr"><is><t><![CDATA[${text}]]></t></is></c></row><!--${noise}-->`,
    );
    expect(readXlsx(bytes).columns).toEqual([[text]]);
  });
});
