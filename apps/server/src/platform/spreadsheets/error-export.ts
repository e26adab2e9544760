import { importRow } from '@lading/contracts/entities/import-row';
import type { Language } from '@lading/contracts/entities/user-info';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { limits } from '@lading/contracts/limits';
import { z } from 'zod';
import type { BulkBody } from '../bulk/bulk-body.ts';
import { readBulk } from '../bulk/read-bulk.ts';
import type { SignedInContext } from '../context.ts';
import type { Platform } from '../platform.ts';
import type { FileReply } from '../replies.ts';
import { badInput } from '../request-error.ts';
import { writtenReply } from '../written-reply.ts';
import { errorWorkbook, errorWorkbookReply } from './error-workbook.ts';
import { runFileWorker } from './run-file-worker.ts';
import type { SpreadsheetSource } from './spreadsheet-job.ts';

/** The kept file that rows came from, and the mapping through which they were read. */
export interface OriginalSource extends SpreadsheetSource {
  /** System field → heading. */
  mapping: Readonly<Record<string, string>>;
}

/** What a caller sends. */
export const exportedRows = z.array(importRow).max(limits.importFile.rows);

/** What the worker is told. */
export interface ErrorExportJob {
  importKey: string;
  language: Language;
  /** The rows, unread. */
  body: BulkBody;
  original?: OriginalSource | undefined;
  /** Where the workbook is written. */
  path: string;
}

/**
 * The rows of a caller with their errors as a workbook (spec §7, "errorExport"). A worker reads many rows, or the file they came from,
 * and writes the workbook, so that nobody else waits.
 *
 * @throws RequestError with the faults of the rows
 */
export async function errorExport(
  { files }: Pick<Platform, 'files'>,
  { language, signal }: Pick<SignedInContext, 'language' | 'signal'>,
  {
    definition,
    body,
    original,
  }: { definition: ImportDefinition; body: BulkBody; original: OriginalSource | undefined },
): Promise<FileReply> {
  if ('bytes' in body && !original) {
    const read = readBulk(body.bytes, exportedRows);
    if ('faults' in read) throw badInput(read.faults);
    return errorWorkbook({ definition, language }, read.body);
  }
  const written = await writtenReply(files.uploads, async (path) => {
    const url = new URL('./error-export.worker.ts', import.meta.url);
    const data: ErrorExportJob = { importKey: definition.key, language, body, original, path };
    await runFileWorker({ url, data, signal });
  });
  return errorWorkbookReply({ definition, language }, written, original?.fileName);
}
