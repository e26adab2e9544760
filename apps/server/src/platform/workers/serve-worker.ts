import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { setFileLimits } from '@lading/contracts/core';
import type { WorkerMessage, WorkerStart } from './run-worker.ts';

/** The result of the work: its answer, and buffers in it to transfer instead of copying. */
export interface WorkerAnswer {
  answer: unknown;
  transfer?: ArrayBuffer[];
}

/** Asks the main thread, the only one with database access. One question at a time. */
export type AskMain = (question: unknown) => Promise<unknown>;

/** Runs the work of a worker thread on its input, and sends the answer; the counterpart of `run-worker`. */
export async function serveWorker(
  work: (task: unknown, ask: AskMain) => WorkerAnswer | Promise<WorkerAnswer>,
): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('This is the work of a worker');
  const post = (message: WorkerMessage, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  const ask: AskMain = async (question) => {
    const told = once(port, 'message');
    post({ question });
    const [answer] = await told;
    return answer as unknown;
  };
  // Now, as a worker that uses up its memory or its time could not do it at its end.
  flushCompileCache();
  const start = workerData as WorkerStart;
  setFileLimits(start.fileLimits);
  const { answer, transfer } = await work(start.task, ask);
  post({ answer }, transfer);
}
