import { limits } from '@lading/contracts/limits';
import type { Analysis } from '@lading/import-engine/analyse-table';
import { importFaults } from '@lading/import-engine/import-faults';
import { badInput, RequestError } from '../request-error.ts';
import { runWorker, WorkerExhausted } from '../workers/run-worker.ts';
import type { JobAnswer, MappedRows, SheetColumns, SpreadsheetJob } from './spreadsheet-job.ts';

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
  const answer = await answerOf(job, signal);
  if (answer.ok) return answer.result as ResultOf<Job>;
  if ('mappingFaults' in answer) throw badInput(answer.mappingFaults);
  throw fileFault(answer.fault);
}

async function answerOf(job: SpreadsheetJob, signal: AbortSignal | undefined): Promise<JobAnswer> {
  try {
    const answer = await runWorker({
      url: new URL('./spreadsheet.worker.ts', import.meta.url),
      data: job,
      // The reader watches the clock itself; this is for the one that cannot, deep in a library.
      milliseconds: limits.importFile.parseMs + 5_000,
      signal,
    });
    return answer as JobAnswer;
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
