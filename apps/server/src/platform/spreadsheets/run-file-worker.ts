import { limits, type LocalizedText } from '@lading/contracts/core';
import { importFaults } from '@lading/import-engine/import-faults';
import { badInput, type RequestError } from '../request-error.ts';
import { runWorker, WorkerExhausted, type WorkerTask } from '../workers/run-worker.ts';
import type { JobAnswer } from './spreadsheet-job.ts';

/**
 * Runs a worker on a file with limits on memory and time, so that it neither blocks the event loop nor crashes the server (decision
 * D8), and returns the result of its {@link JobAnswer}.
 *
 * @throws RequestError with the text of the file's error, or with the errors of its mapping or rows
 */
export async function runFileWorker<Result>(task: Omit<WorkerTask, 'milliseconds'>): Promise<Result> {
  const answer = await answerOf<Result>(task);
  if (answer.ok) return answer.result;
  throw 'faults' in answer ? badInput(answer.faults) : fileFault(answer.fault);
}

async function answerOf<Result>(task: Omit<WorkerTask, 'milliseconds'>): Promise<JobAnswer<Result>> {
  try {
    // The reader checks the time itself; this limit is for code deep in a library that cannot.
    return (await runWorker({
      ...task,
      milliseconds: limits.importFile.parseMs + 5_000,
    })) as JobAnswer<Result>;
  } catch (error) {
    if (!(error instanceof WorkerExhausted)) throw error;
    // A file that expands beyond all limits only ends its own worker.
    const { parseMs } = limits.importFile;
    const { text } = error.resource === 'time' ? importFaults.timeout(parseMs) : importFaults.tooComplex();
    return { ok: false, fault: text };
  }
}

/** The error of a file is attached to its field, so that the upload step shows it where the file was chosen. */
function fileFault(text: LocalizedText): RequestError {
  return badInput([{ fieldName: 'file', ...text }]);
}
