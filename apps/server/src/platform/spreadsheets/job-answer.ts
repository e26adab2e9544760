import { ImportFault } from '@lading/import-engine/import-fault';
import type { JobAnswer } from './spreadsheet-job.ts';

/** Answers with the error of the file if the work throws one. */
export async function jobAnswer<Result>(work: () => Promise<JobAnswer<Result>>): Promise<JobAnswer<Result>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    return { ok: false, fault: error.text };
  }
}
