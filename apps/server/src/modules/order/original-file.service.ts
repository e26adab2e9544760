import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OriginalSource } from '../../platform/spreadsheets/error-export.ts';
import { readImportFile } from './import-file.store.ts';

/** The person's uploaded file that rows came from; undefined when it is gone, or no rows were read from it. */
export async function findOriginalFile(
  { files }: Pick<Platform, 'files'>,
  { db, user }: SignedInContext,
  referenceId: string | undefined,
): Promise<OriginalSource | undefined> {
  if (referenceId === undefined) return undefined;
  const kept = await db((trx) => readImportFile(trx, user.userId, referenceId));
  if (!kept?.mapping) return undefined;
  const { fileKey, fileName, reading, mapping } = kept;
  return { path: files.path(fileKey), fileName, reading, mapping };
}
