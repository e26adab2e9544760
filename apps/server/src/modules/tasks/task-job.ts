import { z } from 'zod';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** The maximum number of starts of a task, whether it failed or its worker died. */
export const startsAllowed = 5;

/** The queue must not give up first: nothing would end the task then. */
const queueAttempts = startsAllowed * 4;

/** The payload of a task's job. */
export const taskJobPayload = z.object({ orgId: z.string(), taskId: z.string() });

/** The job of a task number: `Import-PRODUCT`, `Export-ORDER`. */
function jobOfTask(taskNo: string): string {
  const [doing = '', ...module] = taskNo.split('-');
  return `${doing.toLowerCase()}.${module.join('-')}`;
}

/** Queues the job of a task, in the transaction that records it. */
export async function queueTask(
  jobs: Jobs,
  trx: Trx,
  { orgId, taskId, taskNo }: { orgId: string; taskId: string; taskNo: string },
): Promise<void> {
  const job = jobKind(jobOfTask(taskNo), taskJobPayload);
  await jobs.add(trx, job, { orgId, taskId }, { attempts: queueAttempts, orgId });
}
