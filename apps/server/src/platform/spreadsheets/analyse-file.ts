import type { Analysis } from '@lading/import-engine/analyse-table';
import type { SignedInContext } from '../context.ts';
import { runFileWorker } from './run-file-worker.ts';
import type { AnalysisJob } from './spreadsheet-job.ts';

/** Analyzes a file in a worker. @throws RequestError with the text of the file's error */
export const analyseFile = (
  job: AnalysisJob,
  { user, signal }: Pick<SignedInContext, 'user' | 'signal'>,
): Promise<Analysis> =>
  runFileWorker({
    url: new URL('./analyse-file.worker.ts', import.meta.url),
    data: job,
    orgId: user.orgId,
    signal,
  });
