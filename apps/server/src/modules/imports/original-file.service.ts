import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OriginalSource } from '../../platform/spreadsheets/error-export.ts';
import { readImportFile } from './import-file.store.ts';

/** Processes the person's uploaded file that rows came from; undefined when it is gone, or no rows were read from it. */
export async function withOriginalFile<Result>(
  { files }: Pick<Platform, 'files'>,
  { db, user }: SignedInContext,
  referenceId: string | undefined,
  work: (original: OriginalSource | undefined) => Promise<Result>,
): Promise<Result> {
  if (referenceId === undefined) return work(undefined);
  const kept = await db((trx) => readImportFile(trx, user.userId, referenceId));
  if (!kept?.mapping) return work(undefined);
  const { fileKey, fileName, reading, mapping } = kept;
  return files.withLocalFile(fileKey, (path) => work({ path, fileName, reading, mapping }));
}
