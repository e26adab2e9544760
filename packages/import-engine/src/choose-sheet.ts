import type { ImportDefinition } from '@lading/contracts/imports';
import { analyseTable, type Analysis } from './analyse-table.ts';
import { ImportFault } from './import-fault.ts';
import type { ReadOptions } from './read-options.ts';
import { readHead } from './read-sheet.ts';
import type { OpenTable } from './read-steps.ts';

/** Sheets that are inspected; with more than this, the user names the right one. */
const sheetsLookedAt = 8;
/** The limit for sheets that may continue the list of another. */
const sheetsCompared = 24;
/** Number of rows searched for the first row of a sheet. */
const rowsCompared = 40;
/** A required field says more about the purpose of a sheet than others. */
const worthOfRequired = 3;

/**
 * The sheet of a workbook that the import is likely meant for, if it is not the one that was read first: instructions
 * or a list of choices often come before the data. Undefined when the first fits, which is always the case if it has
 * all required fields.
 *
 * @param first the analysis of the first visible sheet with rows
 */
export async function chooseSheet(
  file: Uint8Array | Blob,
  options: ReadOptions,
  definition: ImportDefinition,
  first: Pick<Analysis, 'sheets' | 'sheet' | 'suggestion'>,
): Promise<string | undefined> {
  const required = definition.fields.filter((field) => field.required);
  if (required.every(({ key }) => first.suggestion[key])) return undefined;
  let best = { sheet: first.sheet, fit: fitOf(definition, first.suggestion) };
  for (const sheet of first.sheets.slice(0, sheetsLookedAt)) {
    if (sheet === first.sheet) continue;
    const fit = await fitOfSheet(file, { ...options, sheet }, definition);
    if (fit > best.fit) best = { sheet, fit };
  }
  return best.sheet === first.sheet ? undefined : best.sheet;
}

/**
 * Other visible sheets whose first row equals that of the sheet that was read. Programs split long lists over several sheets; the
 * rows of the other sheets are not read.
 */
export async function sheetsAlike(
  file: Uint8Array | Blob,
  options: ReadOptions,
  { kind, sheets, sheet, alike = [] }: Pick<OpenTable, 'kind' | 'sheets' | 'sheet' | 'alike'>,
): Promise<readonly string[]> {
  if (kind === 'xls' || sheets.length < 2) return alike;
  const firstRow = (name: string) => firstRowOf(file, { ...options, sheet: name });
  const first = await firstRow(sheet);
  const found: string[] = [];
  for (const other of sheets.slice(0, sheetsCompared))
    if (first !== '' && other !== sheet && (await firstRow(other)) === first) found.push(other);
  return found;
}

/** The texts of the first row with more than one text; '' if there is none or the sheet cannot be read. */
async function firstRowOf(file: Uint8Array | Blob, options: ReadOptions): Promise<string> {
  try {
    const { columns, columnNumbers, rowCount } = await readHead(file, { ...options, maxRows: rowsCompared });
    for (let row = 0; row < rowCount; row += 1) {
      const texts = columns.flatMap((cells, at) => (cells[row] ? [[columnNumbers[at], cells[row]]] : []));
      if (texts.length > 1) return JSON.stringify(texts);
    }
    return '';
  } catch (fault) {
    if (fault instanceof ImportFault) return '';
    throw fault;
  }
}

/** How well a sheet fits; an empty or unreadable sheet does not. */
async function fitOfSheet(
  file: Uint8Array | Blob,
  options: ReadOptions,
  definition: ImportDefinition,
): Promise<number> {
  try {
    const head = await readHead(file, options);
    return fitOf(definition, analyseTable(head, { definition }).analysis.suggestion);
  } catch (fault) {
    if (fault instanceof ImportFault) return 0;
    throw fault;
  }
}

function fitOf({ fields }: ImportDefinition, suggestion: Analysis['suggestion']): number {
  return fields.reduce(
    (sum, { key, required }) => sum + (suggestion[key] ? (required ? worthOfRequired : 1) : 0),
    0,
  );
}
