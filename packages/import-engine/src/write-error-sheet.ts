import type { Language } from '@lading/contracts/entities/user-info';
import type { FieldError } from '@lading/contracts/localized-text';
import { cellXml } from './cell-xml.ts';
import { CommentParts } from './comment-parts.ts';
import type { ErrorColumn } from './error-columns.ts';
import { errorHeading, isErrorHeading } from './error-heading.ts';
import * as parts from './error-sheet-parts.ts';
import { columnLetters } from './raw-table.ts';
import { WorkbookZip } from './workbook-zip.ts';

/** One row of a workbook with errors. */
export interface ErrorRow {
  /** One text per column. */
  cells: readonly string[];
  faults: readonly FieldError[];
}

/**
 * Writes rows and their faults as an .xlsx workbook that can be corrected and imported again (decision D8): the columns as they came,
 * before them one that explains the faults of the row; each faulty cell is filled and carries its faults as a comment. Every cell is a
 * string, so nothing that came from data is ever a formula, and codes keep their zeros. Bytes come as they are done.
 */
export function* writeErrorSheet(
  columns: readonly ErrorColumn[],
  rows: Iterable<ErrorRow>,
  language: Language,
): Generator<Uint8Array> {
  const kept = columns.flatMap((column, source) =>
    isErrorHeading(column.heading) ? [] : [{ column, source }],
  );
  const place = new Map(kept.flatMap(({ column }, at) => (column.field ? [[column.field, at + 1]] : [])));
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

/** A cell is a string whatever its text begins with; an empty one is written only where it is marked. */
function cell(name: string, text: string, format: number): string {
  if (text === '') return format === parts.cellFormat.faulty ? `<c r="${name}" s="${format}"/>` : '';
  return `<c r="${name}" s="${format}" t="inlineStr"><is><t${spaces(text)}>${cellXml(text)}</t></is></c>`;
}

/** Blanks at either end and line breaks may be lost unless the cell says that they count. */
function spaces(text: string): string {
  return text.trim().length === text.length && !text.includes('\n') ? '' : ' xml:space="preserve"';
}
