import { describe, expect, it } from 'vitest';
import { readXlsx } from './read-xlsx.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

describe('the used range', () => {
  it('covers cells with values: 1,048,576 styled empty rows cost nothing', { timeout: 60_000 }, () => {
    const lie = Array.from(
      { length: 1_048_575 },
      (_, row) => `<row r="${row + 2}"><c r="A${row + 2}" s="1"/></row>`,
    );
    const table = readXlsx(sheetByHand(`<row r="1"><c><v>1</v></c></row>${lie.join('')}`));
    expect(table.rowCount).toBe(1);
    expect(table.complete).toBe(true);
  });

  it('may be extended by one stray cell at the far corner', () => {
    const table = readXlsx(
      sheetByHand(
        '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>9</v></c></row>',
      ),
    );
    expect([...table.rowNumbers]).toEqual([1, 1_048_576]);
    expect([...table.columnNumbers]).toEqual([0, 16_383]);
  });
});

describe('the head of an .xlsx', () => {
  it('is read without the rest: an error far below has no effect', () => {
    const rows = Array.from(
      { length: 50_000 },
      (_, row) => `<row r="${row + 1}"><c><v>${row}</v></c></row>`,
    ).join('');
    const bytes = sheetByHand(`${rows}<row r="60000"><c r="A1" t="`);
    const head = readXlsx(bytes, { maxRows: 100 });
    expect(head.rowCount).toBe(100);
    expect(head.complete).toBe(false);
    expect(() => readXlsx(bytes)).toThrow(expect.objectContaining({ code: 'damaged' }));
  });

  it('needs only the shared strings it uses', () => {
    const strings = Array.from({ length: 30_000 }, (_, at) => `<si><t>text ${at}</t></si>`).join('');
    const bytes = sheetByHand(
      '<row r="1"><c t="s"><v>2</v></c></row><row r="2"><c t="s"><v>29999</v></c></row>',
      { sharedStrings: strings },
    );
    expect(readXlsx(bytes, { maxRows: 1 }).columns).toEqual([['text 2']]);
    expect(readXlsx(bytes).columns).toEqual([['text 2', 'text 29999']]);
  });
});
