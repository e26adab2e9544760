import { saveFile } from '@lading/ui/save-file';
import { wizardFailure } from '../model/wizard-failure.ts';
import type { ImportAdapter } from './import-adapter.ts';

/** Where the skipped rows of an import are: with its receipt, on the user's disk, or nowhere. */
export type LeftOutFile = 'kept' | 'downloaded' | 'lost';

/**
 * Stores the rows that an accepted save skipped on the server. If the server refuses, they are saved on the user's disk.
 *
 * @param rows a JSON list with the errors of each
 * @throws ApiError if the server cannot be reached at all
 */
export async function keepLeftOut(
  adapter: Pick<ImportAdapter, 'keepLeftOut' | 'exportErrors'>,
  { taskId, rows, referenceId }: { taskId: string; rows: Blob; referenceId: string },
): Promise<LeftOutFile> {
  // Only the reply may have been lost, so try twice.
  for (const isLast of [false, true]) {
    try {
      await adapter.keepLeftOut(taskId, rows, referenceId);
      return 'kept';
    } catch (error) {
      if (isLast || !isLost(error)) break;
    }
  }
  return download(adapter, rows, referenceId);
}

async function download(
  { exportErrors }: Pick<ImportAdapter, 'exportErrors'>,
  rows: Blob,
  referenceId: string,
): Promise<'downloaded' | 'lost'> {
  try {
    const { blob, fileName } = await exportErrors(rows, referenceId);
    saveFile(blob, fileName ?? 'errors.xlsx');
    return 'downloaded';
  } catch (error) {
    if (isLost(error)) throw error;
    return 'lost';
  }
}

const isLost = (error: unknown): boolean => wizardFailure(error)?.isLost === true;
