import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OriginalFile } from '../../platform/spreadsheets/original-columns.ts';
import { runSpreadsheetJob } from '../../platform/spreadsheets/run-spreadsheet-job.ts';
import { readImportFile } from './import-file.store.ts';

/** The person's uploaded file as it lies in its own columns; undefined when it is gone, or no rows were read from it. */
export async function readOriginalFile(
  { files }: Pick<Platform, 'files'>,
  { db, user, signal }: SignedInContext,
  referenceId: string | undefined,
): Promise<OriginalFile | undefined> {
  if (referenceId === undefined) return undefined;
  const kept = await db((trx) => readImportFile(trx, user.userId, referenceId));
  if (!kept?.mapping) return undefined;
  const { fileKey, fileName, reading, mapping } = kept;
  const sheet = await runSpreadsheetJob(
    { kind: 'sheet', path: files.path(fileKey), fileName, reading },
    signal,
  );
  return { ...sheet, fileName, mapping };
}
