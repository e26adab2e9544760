import { limits } from '@lading/contracts/core';
import type { Language } from '@lading/contracts/identity';
import { type ImportDefinition, importRow } from '@lading/contracts/imports';
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

/** The stored file that rows came from, and the mapping used to read them. */
export interface OriginalSource extends SpreadsheetSource {
  /** System field → heading. */
  mapping: Readonly<Record<string, string>>;
}

/** Input of the call. */
export const exportedRows = z.array(importRow).max(limits.importFile.rows);

/** Input of the worker. */
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
 * The caller's rows with their errors as a workbook (spec §7, "errorExport"). A worker reads many rows, or the file they came from,
 * and writes the workbook, so that other requests do not wait.
 *
 * @throws RequestError with the errors of the rows
 */
export async function errorExport(
  { files }: Pick<Platform, 'files'>,
  { user, language, signal }: Pick<SignedInContext, 'user' | 'language' | 'signal'>,
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
    await runFileWorker({ url, data, orgId: user.orgId, signal });
  });
  return errorWorkbookReply({ definition, language }, written, original?.fileName);
}
