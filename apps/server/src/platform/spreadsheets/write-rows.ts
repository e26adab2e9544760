import { closeSync, openSync, writeSync } from 'node:fs';
import { faultyRows, importRows, type FoundInRows } from './import-rows.ts';
import type { MappedRows } from './map-file.ts';
import type { RowsForm, RowsReply } from './spreadsheet-job.ts';

/** Characters written at a time. */
const atOnce = 262_144;

const forms: Readonly<Record<RowsForm, { before: string; between: string; last: string; after: string }>> = {
  lines: { before: '', between: '\n', last: '\n', after: '' },
  data: { before: '{"result":"OK","data":[', between: ',', last: '', after: ']}' },
  nested: { before: '{"result":"OK","data":{"data":[', between: ',', last: '', after: ']}}' },
};

/** Writes the rows of a file as the reply to a call. For workers: it blocks its thread until all is written. */
export function writeRows(
  { path, form, faultsOnly }: RowsReply,
  mapped: MappedRows,
  found?: FoundInRows,
): void {
  const { before, between, last, after } = forms[form];
  const file = openSync(path, 'r+');
  try {
    let text = before;
    let isFirst = true;
    for (const row of (faultsOnly ? faultyRows : importRows)(mapped, found)) {
      text += `${isFirst ? '' : between}${JSON.stringify(row)}`;
      isFirst = false;
      if (text.length < atOnce) continue;
      writeSync(file, text);
      text = '';
    }
    writeSync(file, `${text}${isFirst ? '' : last}${after}`);
  } finally {
    closeSync(file);
  }
}
