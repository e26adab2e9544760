import { read, type CellObject, type WorkSheet } from '@e965/xlsx';
import { unzipSync, strFromU8 } from 'fflate';
import type { Language } from '@lading/contracts/identity';
import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { detectHeader } from './detect-header.ts';
import { fieldColumns, type ErrorColumn } from './error-columns.ts';
import { readXlsx } from './read-xlsx.ts';
import { toSheet } from './sheet.ts';
import { suggestMapping } from './suggest-mapping.ts';
import { writeErrorSheet, type ErrorRow } from './write-error-sheet.ts';

const columns: ErrorColumn[] = [
  { heading: 'Code', field: 'skuCode' },
  { heading: 'Our remarks' },
  { heading: 'H', field: 'height' },
];
const height = { fieldName: 'height', message: 'Height cannot be 0.', zhMessage: '高不能为 0。' };
const required = { fieldName: 'skuCode', message: 'SKU is required.', zhMessage: 'SKU编码为必填项。' };
const weight = { fieldName: 'weight1', message: 'Weight is too large.', zhMessage: '重量过大。' };

function bytesOf(rows: Iterable<ErrorRow>, language: Language = 'en', of = columns): Uint8Array {
  const pieces = [...writeErrorSheet(of, rows, language)];
  return new Uint8Array(Buffer.concat(pieces));
}

/** The sheet as another reader sees it. */
function sheetOf(bytes: Uint8Array): WorkSheet {
  const workbook = read(bytes, { cellStyles: true });
  return workbook.Sheets[workbook.SheetNames[0]!]!;
}
const cellAt = (sheet: WorkSheet, name: string) => sheet[name] as CellObject | undefined;
const textOf = (bytes: Uint8Array) => readXlsx(bytes).columns;

describe('a workbook with errors', () => {
  it('keeps the columns in order after one that explains the errors', () => {
    const bytes = bytesOf([
      { cells: ['007', 'keep', '0'], faults: [height, weight] },
      { cells: ['', '', '4'], faults: [required] },
    ]);
    expect(textOf(bytes)).toEqual([
      ['Errors', 'Height cannot be 0.\nWeight is too large.', 'SKU is required.'],
      ['Code', '007', ''],
      ['Our remarks', 'keep', ''],
      ['H', '0', '4'],
    ]);
  });

  it('attaches the errors of a cell as a comment, even to an empty cell', () => {
    const sheet = sheetOf(
      bytesOf([{ cells: ['', 'keep', '0'], faults: [required, height, { ...height, message: 'And odd.' }] }]),
    );
    expect(cellAt(sheet, 'D2')?.c?.map(({ t }) => t)).toEqual(['Height cannot be 0.\nAnd odd.']);
    expect(cellAt(sheet, 'B2')?.c?.map(({ t }) => t)).toEqual(['SKU is required.']);
    expect(cellAt(sheet, 'C2')?.c).toBeUndefined();
  });

  it('highlights only cells with errors, and keeps every cell a text when it is retyped', () => {
    const bytes = bytesOf([{ cells: ['1', 'keep', '0'], faults: [height] }]);
    const sheet = sheetOf(bytes);
    const fills = ['B2', 'C2', 'D2'].map((name) => (cellAt(sheet, name)?.s as { fgColor?: object })?.fgColor);
    expect(fills).toEqual([undefined, undefined, { rgb: 'FFC7CE' }]);
    const styles = strFromU8(unzipSync(bytes)['xl/styles.xml']!);
    const formats = styles.slice(styles.indexOf('<cellXfs')).match(/<xf numFmtId="\d+"/g);
    expect(formats).toEqual(['<xf numFmtId="0"', ...Array.from({ length: 4 }, () => '<xf numFmtId="49"')]);
  });

  it('has a box in the drawing for every comment, which spreadsheet programs require', () => {
    const rows = Array.from({ length: 3_000 }, () => ({ cells: ['', '', '0'], faults: [required, height] }));
    const parts = unzipSync(bytesOf(rows));
    const drawing = strFromU8(parts['xl/drawings/vmlDrawing1.vml']!);
    const ids = Array.from(drawing.matchAll(/<v:shape id="([^"]+)"/g), ([, id]) => id);
    expect(ids).toHaveLength(6_000);
    expect(new Set(ids).size).toBe(6_000);
    expect(drawing).toContain('<x:Row>3000</x:Row><x:Column>3</x:Column>');
    expect(strFromU8(parts['xl/comments1.xml']!).match(/<comment /g)).toHaveLength(6_000);
  });

  it('has no comments without errors', () => {
    const parts = unzipSync(bytesOf([{ cells: ['1', 'keep', '2'], faults: [] }]));
    expect(Object.keys(parts).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@sum(A1)', "=cmd|' /C calc'!A0", '\t=1', '0012', '1e5', '5,000.00'])(
    'keeps %j as a text that is no formula',
    (text) => {
      const bytes = bytesOf([{ cells: [text, text, '0'], faults: [{ ...height, message: text }] }]);
      const sheet = sheetOf(bytes);
      for (const name of ['A2', 'B2', 'C2']) expect(cellAt(sheet, name)).toMatchObject({ t: 's', v: text });
      expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)).not.toContain('<f');
      expect(textOf(bytes)[1]![1]).toBe(text);
    },
  );

  it.each([
    '<a href="x">&amp;</a>',
    ' two  spaces ',
    '第一行\n第二行',
    '_x000D_',
    'a\u0001b\u000bc',
    '😀 ok',
  ])('returns %j unchanged', (text) => {
    const bytes = bytesOf([{ cells: ['1', text, '0'], faults: [{ ...height, message: text }] }]);
    expect(textOf(bytes)[2]![1]).toBe(text);
    expect(cellAt(sheetOf(bytes), 'C2')?.v).toBe(text);
  });

  it('survives half of a surrogate pair and a text longer than a cell may be', () => {
    const [, code, remark] = textOf(bytesOf([{ cells: ['a\ud800b', 'x'.repeat(9_000), '0'], faults: [] }]));
    expect(code![1]).toBe('a\ufffdb');
    expect(remark![1]).toHaveLength(9_000);
    const long = cellAt(
      sheetOf(bytesOf([{ cells: ['1', '', '0'], faults: [{ ...height, message: 'x'.repeat(40_000) }] }])),
      'A2',
    );
    expect(String(long?.v)).toHaveLength(32_767);
  });

  it('does not pile up explanations when it comes back a second time', () => {
    const returned: ErrorColumn[] = [{ heading: '错误' }, ...columns];
    const [explanations, code] = textOf(
      bytesOf([{ cells: ['old', '1', 'keep', '0'], faults: [height] }], 'en', returned),
    );
    expect(explanations).toEqual(['Errors', 'Height cannot be 0.']);
    expect(code).toEqual(['Code', '1']);
  });

  it('is written without keeping the rows, and reads back completely', () => {
    function* rows(): Generator<ErrorRow> {
      for (let row = 0; row < 30_000; row += 1)
        yield { cells: [`SKU-${row}`, 'the same remark in every row', '0'], faults: [height] };
    }
    const table = readXlsx(bytesOf(rows()));
    expect(table.rowCount).toBe(30_001);
    expect(table.columns[1]!.at(-1)).toBe('SKU-29999');
  });
});

const definitions: readonly ImportDefinition[] = [productImport, orderShipmentImport];

describe.each(definitions)('a workbook with errors of the import $key', (definition) => {
  it.each(['en', 'cn'] as const)('maps itself when it is imported again (%s)', (language) => {
    const rows = definition.sample.map((sample) => ({
      cells: definition.fields.map((field) => sample[field.key] ?? ''),
      faults: [{ fieldName: definition.fields[0]!.key, message: 'Taken.', zhMessage: '已存在。' }],
    }));
    const table = readXlsx(bytesOf(rows, language, fieldColumns(definition, language)));
    expect(detectHeader(table, definition)).toBe(1);
    const sheet = toSheet(table, 1);
    // The column of explanations is ours: the user is not asked to map it.
    expect(sheet.headings).toEqual(fieldColumns(definition, language).map(({ heading }) => heading));
    const suggestion = suggestMapping(definition, sheet);
    const mapping = Object.fromEntries(
      Object.entries(suggestion).map(([field, { clientField }]) => [field, clientField]),
    );
    expect(mapping).toEqual(
      Object.fromEntries(fieldColumns(definition, language).map(({ field, heading }) => [field, heading])),
    );
  });
});
