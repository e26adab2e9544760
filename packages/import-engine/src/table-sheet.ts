import { cellXml } from './cell-xml.ts';
import * as parts from './error-sheet-parts.ts';
import { columnLetters } from './raw-table.ts';
import { WorkbookZip, type WorkbookPart } from './workbook-zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

const font = (inner: string) => `<font>${inner}<sz val="11"/><name val="Calibri"/></font>`;
const fill = (pattern: string) => `<fill><patternFill patternType="${pattern}"/></fill>`;
const cellFormat = (numberFormat: number, fontId: number) =>
  `<xf numFmtId="${numberFormat}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

/** Formats: plain, text (the built-in number format 49), heading, moment. */
const tableStylesXml = `${declaration}<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2">${fill('none')}${fill('gray125')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">${cellFormat(0, 0)}${cellFormat(49, 0)}${cellFormat(49, 1)}${cellFormat(164, 0)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Starts a sheet whose headings are frozen; widths are in characters. */
const tableStart = (widths: readonly number[]) =>
  `${declaration}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`;

/** Content of a cell: a text, a number, a date and time as days since 1899-12-30, or nothing. */
export type TableCell = string | number | { days: number } | null;

/** Rows that a sheet can hold below its headings. */
export const tableSheetRows = 1_048_575;

/** The formats of {@link tableStylesXml} by cell content. */
const format = { text: 1, heading: 2, moment: 3 } as const;

/**
 * Writes a table as an .xlsx workbook row by row; memory only holds bytes that were not taken yet. Texts stay texts:
 * no cell becomes a formula (decision D8), and codes keep their zeros.
 */
export class TableSheet {
  readonly #zip = new WorkbookZip();
  readonly #sheet: WorkbookPart;
  readonly #letters: string[];
  #row = 1;

  /** @param columns headings with their widths in characters */
  constructor(sheetName: string, columns: readonly { heading: string; width: number }[]) {
    this.#letters = columns.map((_, at) => columnLetters(at));
    this.#zip.add('_rels/.rels', parts.packageRelationsXml);
    this.#zip.add('xl/workbook.xml', parts.workbookXml(cellXml(sheetName)));
    this.#zip.add('xl/_rels/workbook.xml.rels', parts.workbookRelationsXml);
    this.#zip.add('xl/styles.xml', tableStylesXml);
    this.#sheet = this.#zip.open('xl/worksheets/sheet1.xml');
    this.#sheet.write(tableStart(columns.map(({ width }) => width)));
    this.#write(
      columns.map(({ heading }) => heading),
      format.heading,
    );
  }

  /** Writes one row. */
  add(cells: readonly TableCell[]): void {
    this.#write(cells, format.text);
  }

  /** Returns finished bytes, each once. */
  take(): Uint8Array[] {
    return this.#zip.take();
  }

  /** Ends the workbook; call `take` afterwards. */
  end(): void {
    const last = this.#letters.at(-1) ?? 'A';
    this.#sheet.write(parts.sheetEnd(`A1:${last}${Math.max(this.#row - 1, 1)}`, false));
    this.#sheet.end();
    this.#zip.add('[Content_Types].xml', parts.contentTypesXml(false));
    this.#zip.end();
  }

  #write(cells: readonly TableCell[], textFormat: number): void {
    let xml = `<row r="${this.#row}">`;
    for (const [at, cell] of cells.entries()) {
      const place = `<c r="${this.#letters[at]}${this.#row}"`;
      if (cell === null || cell === '') continue;
      if (typeof cell === 'string')
        xml += `${place} s="${textFormat}" t="inlineStr"><is><t xml:space="preserve">${cellXml(cell)}</t></is></c>`;
      else if (typeof cell === 'number') xml += `${place}><v>${cell}</v></c>`;
      else xml += `${place} s="${format.moment}"><v>${cell.days}</v></c>`;
    }
    this.#sheet.write(`${xml}</row>`);
    this.#row += 1;
  }
}
