import { Worker } from 'node:worker_threads';
import { limits } from '@lading/contracts/limits';
import { importFaults } from '@lading/import-engine/import-faults';
import { badInput, RequestError } from '../request-error.ts';
import type { Analysis, JobAnswer, MappedRows, SheetColumns, SpreadsheetJob } from './spreadsheet-job.ts';

/** Megabytes that one worker may grow to: 200,000 rows fit, a hostile file ends its own worker only. */
const workerMegabytes = 1_536;
/** Files read at one time; further ones wait their turn. */
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

type ResultOf<Job extends SpreadsheetJob> = {
  analyse: Analysis;
  rows: MappedRows;
  sheet: SheetColumns;
}[Job['kind']];

/**
 * Reads a file in a worker with bounds on memory and time, so that it neither blocks the event loop nor takes the server
 * with it (decision D8).
 *
 * @throws RequestError with the text of the file's fault or the faults of its mapping
 */
export async function runSpreadsheetJob<Job extends SpreadsheetJob>(
  job: Job,
  signal?: AbortSignal,
): Promise<ResultOf<Job>> {
  if (running >= atOnce) await new Promise<void>((resume) => waiting.push(resume));
  else running += 1;
  try {
    signal?.throwIfAborted();
    const answer = await work(job, signal);
    if (answer.ok) return answer.result as ResultOf<Job>;
    if ('mappingFaults' in answer) throw badInput(answer.mappingFaults);
    throw fileFault(answer.fault);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function work(job: SpreadsheetJob, signal: AbortSignal | undefined): Promise<JobAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), {
      workerData: job,
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
    // The reader watches the clock itself; this is for the one that cannot, deep in a library.
    const timer = setTimeout(
      () => end(() => resolve(faultAnswer(importFaults.timeout()))),
      limits.importFile.parseMs + 5_000,
    );
    const hungUp = () => end(() => reject(new Error('The caller hung up', { cause: signal?.reason })));
    signal?.addEventListener('abort', hungUp, { once: true });
    worker.once('message', (answer: JobAnswer) => end(() => resolve(answer)));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() =>
        // A file that unfolds beyond all measure: its own worker is gone, nothing else.
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? resolve(faultAnswer(importFaults.tooComplex()))
          : reject(error),
      ),
    );
    worker.once('exit', (code) => end(() => reject(new Error(`The worker ended with code ${code}`))));
  });
}

const faultAnswer = ({ code, text }: ReturnType<typeof importFaults.timeout>): JobAnswer => ({
  ok: false,
  fault: { code, ...text },
});

/** The fault of a whole file stands at its field, so that the upload step shows it where the file was chosen. */
function fileFault({ message, zhMessage }: { message: string; zhMessage: string }): RequestError {
  return badInput([{ fieldName: 'file', message, zhMessage }]);
}
