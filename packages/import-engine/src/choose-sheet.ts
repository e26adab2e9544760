import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { analyseTable, type Analysis } from './analyse-table.ts';
import { ImportFault } from './import-fault.ts';
import type { ReadOptions } from './read-options.ts';
import { readHead } from './read-sheet.ts';

/** Sheets whose heads are looked at: who keeps more in one workbook names the one he means. */
const sheetsLookedAt = 8;
/** A field that must be filled says more than others about what a sheet is for. */
const worthOfRequired = 3;

/**
 * The sheet of a workbook that an import is likely meant for, where it is not the one that was read first: before the rows often stand
 * instructions, or a list of choices. Undefined when the first will do, which is so whenever it has all fields that must be filled.
 *
 * @param first what the first visible sheet with rows has told
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
    const fit = await readHead(file, { ...options, sheet }).then(
      (head) => fitOf(definition, analyseTable(head, { definition }).analysis.suggestion),
      passOverFault,
    );
    if (fit > best.fit) best = { sheet, fit };
  }
  return best.sheet === first.sheet ? undefined : best.sheet;
}

function fitOf({ fields }: ImportDefinition, suggestion: Analysis['suggestion']): number {
  return fields.reduce(
    (sum, { key, required }) => sum + (suggestion[key] ? (required ? worthOfRequired : 1) : 0),
    0,
  );
}

/** A sheet that is empty or cannot be read is not the one that is meant. */
function passOverFault(fault: unknown): number {
  if (fault instanceof ImportFault) return 0;
  throw fault;
}
