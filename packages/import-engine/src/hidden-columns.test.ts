import { orderShipmentImport } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { checkMapping } from './check-mapping.ts';
import { FileReading } from './file-reading.ts';
import { hiddenColumns } from './hidden-columns.ts';
import { orderRows } from './testing/rows-of-file.ts';
import { workbookByHand } from './testing/workbook-by-hand.ts';

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (...cells: string[]) => `<row>${cells.map(text).join('')}</row>`;
const sheet = (columns: string) =>
  workbookByHand({
    sheets: [
      {
        name: 'Sheet1',
        data: `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${columns}<sheetData>${row('Order number', 'Name', 'Name', 'City')}${row('1', 'Old Name', 'Ann', 'Austin')}</sheetData></worksheet>`,
      },
    ],
  });

describe('a column that a sheet hides', () => {
  it.each([
    ['one', '<cols><col min="2" max="2" width="9" hidden="1"/></cols>'],
    ['one of several', '<cols><col min="1" max="1"/><col hidden="true" max="2" min="2"/></cols>'],
  ])('leaves its heading to the one that is seen: %s', async (_, columns) => {
    const { rows, mapping } = await orderRows(sheet(columns));
    expect(rows[0]?.name).toBe('Ann');
    expect(mapping['name']).toBe('Name');
  });

  it('is not what a saved mapping means by a number', async () => {
    const bytes = sheet('<cols><col min="2" max="2" width="9" hidden="1"/></cols>');
    const reading = new FileReading({
      file: bytes,
      fileName: 'rows.xlsx',
      definition: orderShipmentImport,
      pause: () => Promise.resolve(),
    });
    const { headings } = await reading.head();
    expect(headings).toEqual(['Order number', 'Name (B:B)', 'Name', 'City']);
    expect(checkMapping(orderShipmentImport, { name: 'Name (2)' }, headings)).toContainEqual(
      expect.objectContaining({ fieldName: 'name' }),
    );
  });

  it('is the first where both are seen', async () => {
    expect((await orderRows(sheet('<cols><col min="1" max="4" width="9"/></cols>'))).rows[0]?.name).toBe(
      'Old Name',
    );
  });

  it('is one of few, however many a file names', () => {
    expect(hiddenColumns('<cols><col min="3" max="999999999" hidden="1"/></cols>').size).toBe(16_382);
  });
});
