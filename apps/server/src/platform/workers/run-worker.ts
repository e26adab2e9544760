import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type FileLimits, fileLimits, limits } from '@lading/contracts/core';
import { tooManyWaiting } from '../request-error.ts';
import { fairTurns, QueueFull } from './fair-turns.ts';

/** Memory limit of one worker in megabytes: 200,000 rows fit, and a hostile input only ends its own worker. */
const workerMegabytes = 1_536;
/** Workers of this process; further work waits, and organizations take turns. None of them ever holds all workers. */
const turns = fairTurns({ atOnce: 3, atOnceOfOne: 2, waitingOfOne: limits.importFile.waitingMost });

/** A worker that was ended because it exceeded its time or memory. */
export class WorkerExhausted extends Error {
  override name = 'WorkerExhausted';
  readonly resource: 'time' | 'memory';

  constructor(resource: 'time' | 'memory') {
    super(`The worker was ended: it took too much ${resource}`);
    this.resource = resource;
  }
}

/** A message of a worker: its answer, or first a question that only the main thread can answer. */
export type WorkerMessage = { answer: unknown } | { question: unknown };

/** The start data of a worker: its input, and the limits of this process. */
export interface WorkerStart {
  task: unknown;
  fileLimits: FileLimits;
}

/** Work for a separate thread. */
export interface WorkerTask {
  /** The owner of the work: organizations take turns at the workers. */
  orgId: string;
  /** The worker's file. */
  url: URL;
  /** Its input. */
  data: unknown;
  milliseconds: number;
  signal?: AbortSignal | undefined;
  /** Answers the worker's questions; see `serve-worker`. */
  answerQuestion?: (question: unknown) => Promise<unknown>;
}

/** The caller no longer waits for the answer. */
export class CallerHungUp extends Error {
  override name = 'CallerHungUp';
}

/**
 * Runs a worker with limits on memory and time, so that its work neither blocks the event loop nor crashes the server (decision D8),
 * and returns its answer.
 *
 * @throws WorkerExhausted; RequestError 429 when the organization already has too many files waiting
 */
export async function runWorker(task: WorkerTask): Promise<unknown> {
  try {
    return await turns.run(task.orgId, () => work(task), task.signal);
  } catch (error) {
    throw error instanceof QueueFull ? tooManyWaiting('files', limits.importFile.waitingMost) : error;
  }
}

/** The number of running workers: none once every caller is answered. */
export const runningWorkers = (): number => turns.running();

/**
 * All that a worker knows of our environment: where compiled code is kept, if it is, as a thread looks there only when told. Node names
 * the folder within it that is for its own version.
 */
function workerEnvironment(): Record<string, string> {
  const ofVersion = getCompileCacheDir();
  return ofVersion === undefined ? {} : { NODE_COMPILE_CACHE: dirname(ofVersion) };
}

function work({ url, data, milliseconds, signal, answerQuestion }: WorkerTask): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(url, {
      workerData: { task: data, fileLimits: fileLimits() } satisfies WorkerStart,
      resourceLimits: { maxOldGenerationSizeMb: workerMegabytes },
      // The worker needs neither our secrets nor our flags.
      env: workerEnvironment(),
      execArgv: [],
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', hungUp);
      void worker.terminate();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new WorkerExhausted('time'))), milliseconds);
    const hungUp = () => end(() => reject(new CallerHungUp('The caller hung up')));
    signal?.addEventListener('abort', hungUp, { once: true });
    worker.on('message', (message: WorkerMessage) => {
      if ('answer' in message) {
        end(() => resolve(message.answer));
        return;
      }
      Promise.resolve(answerQuestion?.(message.question)).then(
        (told) => worker.postMessage(told),
        (error: unknown) => end(() => reject(error)),
      );
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkerExhausted('memory') : error)),
    );
    worker.once('exit', (code) => end(() => reject(new Error(`The worker ended with code ${code}`))));
  });
}
