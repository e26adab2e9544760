import { readFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import { importDefinitions } from '@lading/contracts/imports/all';
import { analyseTable, type Analysis } from '@lading/import-engine/analyse-table';
import { applyMapping } from '@lading/import-engine/apply-mapping';
import { checkMapping } from '@lading/import-engine/check-mapping';
import { detectHeader } from '@lading/import-engine/detect-header';
import { ImportFault } from '@lading/import-engine/import-fault';
import { packColumns, packedBuffers } from '@lading/import-engine/pack-columns';
import type { RawTable } from '@lading/import-engine/raw-table';
import { readHead, readSheet } from '@lading/import-engine/read-sheet';
import { readOptionsOf } from '@lading/import-engine/reading';
import { toSheet } from '@lading/import-engine/sheet';
import { suggestMapping } from '@lading/import-engine/suggest-mapping';
import { validateRows } from '@lading/import-engine/validate-rows';
import { serveWorker } from '../workers/serve-worker.ts';
import type { JobAnswer, MappedRows, SheetColumns, SpreadsheetJob } from './spreadsheet-job.ts';

const job = workerData as SpreadsheetJob;
const definition = importDefinitions.find(({ key }) => key === job.importKey);
const options = readOptionsOf(job.fileName, job.reading);

/** The headings' row: as told, or found. A told row beyond the head needs the whole file. */
const headerOf = (table: RawTable): number => job.reading.headerRow ?? detectHeader(table, definition);

async function analyse(file: Uint8Array): Promise<Analysis> {
  const { headerRow } = job.reading;
  const head = await readHead(file, options);
  const isInHead = headerRow === undefined || head.rowNumbers.includes(headerRow);
  const table = isInHead ? head : await readSheet(file, options);
  return analyseTable(table, { definition, headerRow, learned: job.learned }).analysis;
}

async function rows(file: Uint8Array, wanted: Extract<SpreadsheetJob, { kind: 'rows' }>): Promise<JobAnswer> {
  if (!definition) throw new Error('Rows need the key of an import');
  const table = await readSheet(file, options);
  const sheet = toSheet(table, headerOf(table));
  const fixedValues = wanted.fixedValues ?? {};
  const mapping =
    wanted.mapping ??
    Object.fromEntries(
      Object.entries(suggestMapping(definition, sheet, job.learned)).map(([field, { clientField }]) => [
        field,
        clientField,
      ]),
    );
  const mappingFaults = checkMapping(definition, mapping, sheet.headings, fixedValues);
  if (mappingFaults.length > 0) return { ok: false, mappingFaults };
  const mapped = applyMapping(definition, sheet, mapping, fixedValues);
  const result: MappedRows = {
    fields: mapped.fields,
    mapping,
    packed: packColumns(mapped.columns, mapped.rowCount),
    rowNumbers: mapped.rowNumbers,
    faults: [...validateRows(definition, mapped).byRow],
    warnings: mapped.warnings,
  };
  return { ok: true, result };
}

async function sheetColumns(file: Uint8Array): Promise<SheetColumns> {
  const table = await readSheet(file, options);
  const { headings, columns, rowCount, rowNumbers } = toSheet(table, headerOf(table));
  return { headings, packed: packColumns(columns, rowCount), rowNumbers };
}

async function answer(): Promise<JobAnswer> {
  try {
    const file = await readFile(job.path);
    if (job.kind === 'rows') return await rows(file, job);
    return { ok: true, result: await (job.kind === 'analyse' ? analyse(file) : sheetColumns(file)) };
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    return { ok: false, fault: { code: error.code, ...error.text } };
  }
}

const reply = await answer();
await serveWorker(() => ({
  answer: reply,
  transfer: reply.ok && 'packed' in reply.result ? packedBuffers(reply.result.packed) : [],
}));
