import { limits } from '@lading/contracts/limits';
import { refused } from '../request-error.ts';
import { runWorker, WorkerExhausted, type WorkerTask } from '../workers/run-worker.ts';
import type { BulkBody } from './bulk-body.ts';
import type { PreparedSave } from './prepared-save.ts';

/** How the rows of a bulk call are checked. */
interface Preparation extends Pick<WorkerTask, 'url' | 'answerQuestion' | 'signal'> {
  /** Checks a small body here and now. */
  here: (bytes: Uint8Array) => PreparedSave | Promise<PreparedSave>;
  /** What the worker is told beside `path`, the file that holds a large body. */
  about?: object;
}

/**
 * Checks the rows of a bulk call and turns them into what is to be written: in a worker where there are many, so that nobody else waits.
 *
 * @throws RequestError when it takes more time or memory than one import may have
 */
export async function prepareSave(
  body: BulkBody,
  { url, here, about, answerQuestion, signal }: Preparation,
): Promise<PreparedSave> {
  if ('bytes' in body) return here(body.bytes);
  try {
    const prepared = await runWorker({
      url,
      data: { ...about, path: body.path },
      milliseconds: limits.importFile.parseMs,
      signal,
      ...(answerQuestion && { answerQuestion }),
    });
    return prepared as PreparedSave;
  } catch (error) {
    if (!(error instanceof WorkerExhausted)) throw error;
    throw refused({
      message:
        'These rows are more than one import can take. Nothing was imported. Split the file into smaller ones.',
      zhMessage: '数据量超出单次导入的上限，未导入任何数据。请拆分为较小的文件。',
    });
  }
}
