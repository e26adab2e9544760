import { limits } from '@lading/contracts/limits';
import { importFaults } from '@lading/import-engine/import-faults';
import { badInput, type RequestError } from '../request-error.ts';
import { runWorker, WorkerExhausted, type WorkerTask } from '../workers/run-worker.ts';
import type { JobAnswer } from './spreadsheet-job.ts';

/**
 * Runs a worker on a file with bounds on memory and time, so that it neither blocks the event loop nor takes the server with it
 * (decision D8), and gives the result of its {@link JobAnswer}.
 *
 * @throws RequestError with the text of the file's fault, or with the faults of its mapping or rows
 */
export async function runFileWorker<Result>(task: Omit<WorkerTask, 'milliseconds'>): Promise<Result> {
  const answer = await answerOf<Result>(task);
  if (answer.ok) return answer.result;
  throw 'faults' in answer ? badInput(answer.faults) : fileFault(answer.fault);
}

async function answerOf<Result>(task: Omit<WorkerTask, 'milliseconds'>): Promise<JobAnswer<Result>> {
  try {
    // The reader watches the clock itself; this is for the one that cannot, deep in a library.
    return (await runWorker({
      ...task,
      milliseconds: limits.importFile.parseMs + 5_000,
    })) as JobAnswer<Result>;
  } catch (error) {
    if (!(error instanceof WorkerExhausted)) throw error;
    // A file that unfolds beyond all measure: its own worker is gone, nothing else.
    const { code, text } = error.resource === 'time' ? importFaults.timeout() : importFaults.tooComplex();
    return { ok: false, fault: { code, ...text } };
  }
}

/** The fault of a whole file stands at its field, so that the upload step shows it where the file was chosen. */
function fileFault({ message, zhMessage }: { message: string; zhMessage: string }): RequestError {
  return badInput([{ fieldName: 'file', message, zhMessage }]);
}
