import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerMessage } from './run-worker.ts';

/** What work gives: its answer, and the buffers in it that may change hands without being copied. */
export interface WorkerAnswer {
  answer: unknown;
  transfer?: ArrayBuffer[];
}

/** Asks the main thread, which alone reaches the database. One question at a time. */
export type AskMain = (question: unknown) => Promise<unknown>;

/** Does the work of a worker's thread with what it was told, and answers; the other end of `run-worker`. */
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
  const { answer, transfer } = await work(workerData, ask);
  post({ answer }, transfer);
}
