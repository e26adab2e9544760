import { type FieldError, product } from '@lading/contracts/core';
import type { Language } from '@lading/contracts/identity';
import { cellXml } from './cell-xml.ts';
import type { ErrorColumn } from './error-columns.ts';
import { errorHeading, isErrorHeading } from './error-heading.ts';
import * as parts from './error-sheet-parts.ts';
import { columnLetters } from './raw-table.ts';
import { type WorkbookPart, WorkbookZip } from './workbook-zip.ts';

/** Comments per workbook: beyond this, spreadsheet programs become slow. */
const commentsAllowed = 20_000;
/** Shapes per block of a drawing's numbers. */
const shapesPerBlock = 1024;

/** The comments of a sheet: their texts, and a drawing with the box of each, without which they are invisible. */
class CommentParts {
  readonly #texts: WorkbookPart;
  readonly #drawing: WorkbookPart;
  #count = 0;

  constructor(zip: WorkbookZip) {
    this.#texts = zip.open('xl/comments1.xml');
    this.#drawing = zip.open('xl/drawings/vmlDrawing1.vml');
    this.#texts.write(parts.commentsStart(product.name));
    this.#drawing.write(parts.drawingStart(Math.ceil((commentsAllowed + 1) / shapesPerBlock)));
  }

  /** Adds a comment to a cell; `row` and `column` count from 0. Does nothing beyond the limit. */
  add(cell: string, row: number, column: number, text: string): void {
    if (this.#count === commentsAllowed) return;
    this.#texts.write(parts.commentXml(cell, cellXml(text)));
    this.#drawing.write(parts.commentShape(this.#count, row, column));
    this.#count += 1;
  }

  end(): void {
    this.#texts.write(parts.commentsEnd);
    this.#texts.end();
    this.#drawing.write(parts.drawingEnd);
    this.#drawing.end();
  }
}

/** One row of an error workbook. */
export interface ErrorRow {
  /** One text per column. */
  cells: readonly string[];
  faults: readonly FieldError[];
}

/**
 * Writes rows and their errors as an .xlsx workbook that can be corrected and imported again (decision D8): the
 * original columns, preceded by one that explains the errors of the row; each cell with errors is highlighted and has
 * them as a comment. Every cell is a string, so data never becomes a formula and codes keep their zeros. Yields bytes
 * as they are finished.
 */
export function* writeErrorSheet(
  columns: readonly ErrorColumn[],
  rows: Iterable<ErrorRow>,
  language: Language,
): Generator<Uint8Array> {
  const kept = columns.flatMap((column, source) =>
    isErrorHeading(column.heading) ? [] : [{ column, source }],
  );
  const place = new Map(
    kept.flatMap(({ column: { field, furtherFields = [] } }, at) =>
      field ? [field, ...furtherFields].map((key) => [key, at + 1] as const) : [],
    ),
  );
  const letters = Array.from({ length: kept.length + 1 }, (_, at) => columnLetters(at));
  const textOf = (fault: FieldError) => (language === 'cn' ? fault.zhMessage : fault.message);

  const zip = new WorkbookZip();
  zip.add('_rels/.rels', parts.packageRelationsXml);
  zip.add('xl/workbook.xml', parts.workbookXml(errorHeading[language]));
  zip.add('xl/_rels/workbook.xml.rels', parts.workbookRelationsXml);
  zip.add('xl/styles.xml', parts.stylesXml);
  const sheet = zip.open('xl/worksheets/sheet1.xml');
  sheet.write(parts.sheetStart(kept.length + 1));
  const headings = [errorHeading[language], ...kept.map(({ column }) => column.heading)];
  sheet.write(
    `<row r="1">${headings.map((heading, at) => cell(`${letters[at]}1`, heading, parts.cellFormat.heading)).join('')}</row>`,
  );

  let row = 1;
  let comments: CommentParts | undefined;
  for (const { cells, faults } of rows) {
    row += 1;
    const faultsAt = new Map<number, string[]>();
    for (const fault of faults) {
      const at = place.get(fault.fieldName);
      if (at === undefined) continue;
      faultsAt.set(at, [...(faultsAt.get(at) ?? []), textOf(fault)]);
    }
    const explanation = [...new Set(faults.map(textOf))].join('\n');
    let xml = cell(`A${row}`, explanation, parts.cellFormat.explanation);
    kept.forEach(({ source }, index) => {
      const at = index + 1;
      const name = `${letters[at]}${row}`;
      const ofCell = faultsAt.get(at);
      xml += cell(name, cells[source] ?? '', ofCell ? parts.cellFormat.faulty : parts.cellFormat.text);
      if (!ofCell) return;
      comments ??= new CommentParts(zip);
      comments.add(name, row - 1, at, ofCell.join('\n'));
    });
    sheet.write(`<row r="${row}">${xml}</row>`);
    yield* zip.take();
  }

  const hasComments = comments !== undefined;
  sheet.write(parts.sheetEnd(`A1:${letters.at(-1)}${row}`, hasComments));
  sheet.end();
  comments?.end();
  if (hasComments) zip.add('xl/worksheets/_rels/sheet1.xml.rels', parts.sheetRelationsXml);
  zip.add('[Content_Types].xml', parts.contentTypesXml(hasComments));
  zip.end();
  yield* zip.take();
}

/** A cell is a string even if its text looks like a formula; an empty one is written only if it is highlighted. */
function cell(name: string, text: string, format: number): string {
  if (text === '') return format === parts.cellFormat.faulty ? `<c r="${name}" s="${format}"/>` : '';
  return `<c r="${name}" s="${format}" t="inlineStr"><is><t${spaces(text)}>${cellXml(text)}</t></is></c>`;
}

/** Leading and trailing blanks and line breaks may be lost unless the cell preserves space. */
function spaces(text: string): string {
  return text.trim().length === text.length && !text.includes('\n') ? '' : ' xml:space="preserve"';
}
