import { cellXml } from './cell-xml.ts';
import * as parts from './error-sheet-parts.ts';
import { columnLetters } from './raw-table.ts';
import { WorkbookZip } from './workbook-zip.ts';

/**
 * Writes a table of texts as an .xlsx workbook to fill in (spec §2, step 0): headings are frozen, and every cell,
 * including the empty ones below, has the type "text", so that a typed ZIP code or UPC keeps its zeros.
 *
 * @param rows the headings first
 */
export function writeSampleSheet(sheetName: string, rows: readonly (readonly string[])[]): Uint8Array[] {
  const columns = rows[0]?.length ?? 0;
  const zip = new WorkbookZip();
  zip.add('_rels/.rels', parts.packageRelationsXml);
  zip.add('xl/workbook.xml', parts.workbookXml(cellXml(sheetName)));
  zip.add('xl/_rels/workbook.xml.rels', parts.workbookRelationsXml);
  zip.add('xl/styles.xml', parts.stylesXml);
  const sheet = zip.open('xl/worksheets/sheet1.xml');
  sheet.write(parts.sampleStart(columns));
  rows.forEach((cells, row) => {
    const format = row === 0 ? parts.cellFormat.heading : parts.cellFormat.text;
    const xml = cells.map((text, at) =>
      text === ''
        ? ''
        : `<c r="${columnLetters(at)}${row + 1}" s="${format}" t="inlineStr"><is><t>${cellXml(text)}</t></is></c>`,
    );
    sheet.write(`<row r="${row + 1}">${xml.join('')}</row>`);
  });
  sheet.write(parts.sheetEnd(`A1:${columnLetters(Math.max(columns - 1, 0))}${rows.length}`, false));
  sheet.end();
  zip.add('[Content_Types].xml', parts.contentTypesXml(false));
  zip.end();
  return zip.take();
}
