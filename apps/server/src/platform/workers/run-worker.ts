import { Worker } from 'node:worker_threads';

/** Megabytes that one worker may grow to: 200,000 rows fit, a hostile input ends its own worker only. */
const workerMegabytes = 1_536;
/** Workers at one time; further work waits its turn. */
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** A worker that was ended because it took more time or memory than it may have. */
export class WorkerExhausted extends Error {
  override name = 'WorkerExhausted';
  readonly resource: 'time' | 'memory';

  constructor(resource: 'time' | 'memory') {
    super(`The worker was ended: it took too much ${resource}`);
    this.resource = resource;
  }
}

/** What a worker says: its answer, or first a question that only the main thread can answer. */
export type WorkerMessage = { answer: unknown } | { question: unknown };

/** Work for a thread of its own. */
export interface WorkerTask {
  /** The worker's file. */
  url: URL;
  /** What it is told, as its `workerData`. */
  data: unknown;
  milliseconds: number;
  signal?: AbortSignal | undefined;
  /** Answers what the worker asks meanwhile; see `serve-worker`. */
  answerQuestion?: (question: unknown) => Promise<unknown>;
}

/** Nobody waits for the answer any more. */
export class CallerHungUp extends Error {
  override name = 'CallerHungUp';
}

/**
 * Runs a worker with bounds on memory and time, so that its work neither blocks the event loop nor takes the server with it
 * (decision D8), and gives its answer.
 *
 * @throws WorkerExhausted
 */
export async function runWorker(task: WorkerTask): Promise<unknown> {
  if (running >= atOnce) await new Promise<void>((resume) => waiting.push(resume));
  else running += 1;
  try {
    task.signal?.throwIfAborted();
    return await work(task);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** How many workers are at work: none once every caller is answered. */
export const runningWorkers = (): number => running;

function work({ url, data, milliseconds, signal, answerQuestion }: WorkerTask): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(url, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: workerMegabytes },
      // The worker needs neither our secrets nor our flags.
      env: {},
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
