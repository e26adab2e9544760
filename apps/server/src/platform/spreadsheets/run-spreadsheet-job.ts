import type { Analysis } from '@lading/import-engine/analyse-table';
import type { SignedInContext } from '../context.ts';
import { runFileWorker } from './run-file-worker.ts';
import type { RowsTold, SpreadsheetJob } from './spreadsheet-job.ts';

type ResultOf<Job extends SpreadsheetJob> = { analyse: Analysis; rows: RowsTold }[Job['kind']];

/**
 * Analyzes a file, or reads its rows, in a worker. @throws RequestError with the text of the file's error or the errors of its
 * mapping
 */
export const runSpreadsheetJob = <Job extends SpreadsheetJob>(
  job: Job,
  { user, signal }: Pick<SignedInContext, 'user' | 'signal'>,
): Promise<ResultOf<Job>> =>
  runFileWorker({
    url: new URL('./spreadsheet.worker.ts', import.meta.url),
    data: job,
    orgId: user.orgId,
    signal,
  });
