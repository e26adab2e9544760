import { hiddenColumns } from './hidden-columns.ts';
import { withHiddenSheets } from './hidden-sheets.ts';
import { importFaults } from './import-faults.ts';
import type { RawTable } from './raw-table.ts';
import { readTerms, type ReadOptions, type ReadTerms } from './read-options.ts';
import { readToEnd, type OpenTable, type ReadSteps } from './read-steps.ts';
import { mergedRows } from './merged-cells.ts';
import { SharedStrings } from './shared-strings.ts';
import { SheetScanner } from './sheet-scanner.ts';
import { TableBuilder } from './table-builder.ts';
import { Unzipper } from './unzipper.ts';
import { sheetsNamed, workbookParts, type WorkbookParts } from './workbook-parts.ts';
import { xmlPieces } from './xml-pieces.ts';

/**
 * Reads a sheet of an .xlsx workbook in one streaming pass (decision D8): each piece is unpacked, split into cells,
 * and released. Without a chosen sheet it is the first visible one that has rows; a hidden one is read if it is chosen.
 *
 * @throws ImportFault `mislabelled`, `encrypted`, `truncated`, `damaged`, `empty`, `noSheet`, `zipBomb`, `timeout`
 * and the errors of the limits
 */
export function readXlsx(bytes: Uint8Array, options: ReadOptions = {}): RawTable {
  return readToEnd(xlsxSteps(bytes, options));
}

/** Like {@link readXlsx}, in steps of a few kilobytes of the packed file. */
export function* xlsxSteps(bytes: Uint8Array, options: ReadOptions = {}): ReadSteps {
  const terms = readTerms(options);
  const unzipper = new Unzipper(bytes, terms);
  const workbook = workbookParts(unzipper);
  const chosen = sheetsNamed(workbook, options.sheet);
  if (chosen.length === 0) throw importFaults.noSheet(options.sheet ?? '');
  const strings = new SharedStrings(unzipper, workbook.sharedStrings, terms.limits.cellCharacters);
  const sheets = workbook.sheets.map(({ name }) => name);
  const hidden = withHiddenSheets(workbook.hiddenSheets);
  for (const sheet of chosen) {
    const table = new TableBuilder(terms, bytes.length);
    const scanner = new SheetScanner(table, strings, workbook.numberStyles, {
      from1904: workbook.from1904,
      skipHidden: options.skipHidden,
    });
    const open: OpenTable = { kind: 'xlsx', sheets, sheet: sheet.name, table, ...hidden };
    const complete = yield* scanSheet(unzipper, sheet.part, scanner, open, terms);
    if (complete && options.fillsMerged)
      table.fillMerged(
        mergedRows(scanner.end, (range) => table.isHeadingGroup(range)),
        options.fillsMerged,
      );
    if (table.rows > 0) return { ...open, complete };
  }
  throw importFaults.empty();
}

/** True when the sheet was read to its end. */
function* scanSheet(
  unzipper: Unzipper,
  part: WorkbookParts['sheets'][number]['part'],
  scanner: SheetScanner,
  open: OpenTable,
  terms: ReadTerms,
): Generator<OpenTable, boolean> {
  const { table } = open;
  const bytesTotal = unzipper.sizeOf(part);
  for (const { text, bytesRead } of xmlPieces(unzipper, part, '<row')) {
    open.hiddenColumns ??= hiddenColumns(text.slice(0, Math.max(0, text.indexOf('<row'))));
    const goesOn = scanner.scan(text);
    terms.check({ bytesRead, bytesTotal, rows: table.rows });
    if (!goesOn) return !table.isFull;
    if (table.rows > 0) yield open;
  }
  return true;
}
