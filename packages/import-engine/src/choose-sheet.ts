import type { ImportDefinition } from '@lading/contracts/imports';
import { analyseTable, type Analysis } from './analyse-table.ts';
import { ImportFault } from './import-fault.ts';
import type { ReadOptions } from './read-options.ts';
import { readHead } from './read-sheet.ts';

/** Sheets that are inspected; with more than this, the user names the right one. */
const sheetsLookedAt = 8;
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
