import { readFile } from 'node:fs/promises';
import type { FieldError } from '@lading/contracts/localized-text';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { importDefinitions } from '@lading/contracts/imports/all';
import { applyMapping, type ImportRows } from '@lading/import-engine/apply-mapping';
import { checkMapping } from '@lading/import-engine/check-mapping';
import { detectHeader } from '@lading/import-engine/detect-header';
import { readSheet } from '@lading/import-engine/read-sheet';
import { readOptionsOf } from '@lading/import-engine/reading';
import { toSheet, type Sheet } from '@lading/import-engine/sheet';
import { suggestMapping } from '@lading/import-engine/suggest-mapping';
import { validateRows } from '@lading/import-engine/validate-rows';
import type { JobAnswer, RowsJob, SpreadsheetSource } from './spreadsheet-job.ts';

/** The rows of a file by system field, with what the engine has found in them. */
export interface MappedRows extends ImportRows {
  /** System field → heading, as told or suggested. */
  mapping: Readonly<Record<string, string>>;
  /** Row index → its faults. */
  faults: ReadonlyMap<number, readonly FieldError[]>;
}

/** Reads a whole file with its headings, as told or found. For workers. @throws ImportFault */
export async function sheetOfFile(
  { path, fileName, reading }: SpreadsheetSource,
  definition?: ImportDefinition,
): Promise<Sheet> {
  const table = await readSheet(await readFile(path), readOptionsOf(fileName, reading));
  return toSheet(table, reading.headerRow ?? detectHeader(table, definition));
}

/** Reads the rows of a file through a mapping and checks them. For workers. @throws ImportFault */
export async function mapFile(job: Omit<RowsJob, 'reply'>): Promise<JobAnswer<MappedRows>> {
  const definition = importDefinitions.find(({ key }) => key === job.importKey);
  if (!definition) throw new Error('Rows need the key of an import');
  const sheet = await sheetOfFile(job, definition);
  const fixedValues = job.fixedValues ?? {};
  const mapping = job.mapping ?? suggestedMapping(definition, sheet);
  const faults = checkMapping(definition, mapping, sheet.headings, fixedValues);
  if (faults.length > 0) return { ok: false, faults };
  const rows = applyMapping(definition, sheet, mapping, fixedValues);
  return { ok: true, result: { ...rows, mapping, faults: validateRows(definition, rows).byRow } };
}

const suggestedMapping = (definition: ImportDefinition, sheet: Sheet): Record<string, string> =>
  Object.fromEntries(
    Object.entries(suggestMapping(definition, sheet)).map(([field, { clientField }]) => [field, clientField]),
  );
