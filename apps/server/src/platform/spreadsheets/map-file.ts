import { importDefinitions } from '@lading/contracts/all-imports';
import { readFile } from 'node:fs/promises';
import type { FieldError } from '@lading/contracts/core';
import type { ImportDefinition } from '@lading/contracts/imports';
import { applyMapping, type ImportRows } from '@lading/import-engine/apply-mapping';
import { checkMapping } from '@lading/import-engine/check-mapping';
import { detectHeader } from '@lading/import-engine/detect-header';
import { FileRows } from '@lading/import-engine/file-rows';
import { garbledWarnings } from '@lading/import-engine/garbled-cells';
import { incompleteWarnings } from '@lading/import-engine/incomplete-cells';
import { packColumns } from '@lading/import-engine/pack-columns';
import { readSheet } from '@lading/import-engine/read-sheet';
import { readOptionsOf } from '@lading/import-engine/reading';
import { recipeFor } from '@lading/import-engine/recipes/find-recipe';
import { rowsTogether } from '@lading/import-engine/rows-together';
import { toSheet, type Sheet } from '@lading/import-engine/sheet';
import { suggestMapping } from '@lading/import-engine/suggest-mapping';
import { validateRows } from '@lading/import-engine/validate-rows';
import type { JobAnswer, RowsJob, SpreadsheetSource } from './spreadsheet-job.ts';

/** The rows of a file by system field, with the engine's findings. */
export interface MappedRows extends ImportRows {
  /** System field → heading, as given or suggested. */
  mapping: Readonly<Record<string, string>>;
  /** Row index → its errors. */
  faults: ReadonlyMap<number, readonly FieldError[]>;
}

/** Reads an entire file with its headings, as given or detected. For workers. @throws ImportFault */
export async function sheetOfFile(
  { path, fileName, reading }: SpreadsheetSource,
  definition?: ImportDefinition,
): Promise<Sheet> {
  const table = await readSheet(await readFile(path), readOptionsOf(fileName, reading, definition));
  return toSheet(table, reading.headerRow ?? detectHeader(table, definition));
}

/** Reads the rows of a file through a mapping and checks them. For workers. @throws ImportFault */
export async function mapFile(job: Omit<RowsJob, 'reply'>): Promise<JobAnswer<MappedRows>> {
  const definition = importDefinitions.find(({ key }) => key === job.importKey);
  if (!definition) throw new Error('Rows need the key of an import');
  const sheet = await sheetOfFile(job, definition);
  const fixedValues = job.fixedValues ?? {};
  const { origin } = job.reading;
  const mapping = job.mapping ?? suggestedMapping(definition, sheet, origin);
  const faults = checkMapping(definition, mapping, sheet.headings, fixedValues);
  if (faults.length > 0) return { ok: false, faults };
  const fileRows = new FileRows(definition, sheet.headings, mapping, origin);
  const together = rowsTogether(definition, sheet, mapping)?.(0, sheet.rowCount) ?? sheet;
  const rows = applyMapping(definition, together, mapping, fixedValues, fileRows, job.valueMatches);
  const packed = packColumns(rows.columns, rows.rowCount);
  const warnings = [
    ...rows.warnings,
    ...garbledWarnings(definition, packed, rows.rowNumbers),
    ...incompleteWarnings(definition, packed, rows.rowNumbers),
  ];
  return { ok: true, result: { ...rows, warnings, mapping, faults: validateRows(definition, rows).byRow } };
}

function suggestedMapping(
  definition: ImportDefinition,
  sheet: Sheet,
  origin?: string,
): Record<string, string> {
  const recipe = recipeFor(definition, sheet.headings, origin);
  const suggestion = Object.entries(suggestMapping(definition, { ...sheet, isWhole: true }, {}, recipe));
  return Object.fromEntries(suggestion.map(([field, { clientField }]) => [field, clientField]));
}
