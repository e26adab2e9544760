import { importMessages } from '@lading/contracts/imports';
import { limits } from '@lading/contracts/core';
import { refused } from '../request-error.ts';
import { runWorker, WorkerExhausted, type WorkerTask } from '../workers/run-worker.ts';
import type { BulkBody } from './bulk-body.ts';
import type { PreparedSave } from './prepared-save.ts';

/** How the rows of a bulk call are checked. */
interface Preparation extends Pick<WorkerTask, 'url' | 'orgId' | 'answerQuestion' | 'signal'> {
  /** Checks a small body here and now. */
  here: (bytes: Uint8Array) => PreparedSave | Promise<PreparedSave>;
  /** Data for the worker in addition to `path`, the file that holds a large body. */
  about?: object;
}

/**
 * Checks the rows of a bulk call and prepares what is written: in a worker if there are many, so that other requests do not wait.
 *
 * @throws RequestError when it exceeds the time or memory of an import
 */
export async function prepareSave(
  body: BulkBody,
  { url, orgId, here, about, answerQuestion, signal }: Preparation,
): Promise<PreparedSave> {
  if ('bytes' in body) return here(body.bytes);
  try {
    const prepared = await runWorker({
      url,
      orgId,
      data: { ...about, path: body.path },
      milliseconds: limits.importFile.parseMs,
      signal,
      ...(answerQuestion && { answerQuestion }),
    });
    return prepared as PreparedSave;
  } catch (error) {
    if (!(error instanceof WorkerExhausted)) throw error;
    throw refused(importMessages.importTooLarge());
  }
}
