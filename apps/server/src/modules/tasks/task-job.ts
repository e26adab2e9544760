import { z } from 'zod';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** How often a task is started before it is given up, whether it failed or its worker died. */
export const startsAllowed = 5;

/** The queue itself must never give up first: then nothing would end the task. */
const queueAttempts = startsAllowed * 4;

/** The payload of a task's job. */
export const taskJobPayload = z.object({ orgId: z.string(), taskId: z.string() });

/** The job of a task number: `Import-PRODUCT`, `Export-ORDER`. */
function jobOfTask(taskNo: string): string {
  const [doing = '', ...module] = taskNo.split('-');
  return `${doing.toLowerCase()}.${module.join('-')}`;
}

/** Queues the job of a task, in the transaction that puts it on record. */
export async function queueTask(
  jobs: Jobs,
  trx: Trx,
  { orgId, taskId, taskNo }: { orgId: string; taskId: string; taskNo: string },
): Promise<void> {
  const job = jobKind(jobOfTask(taskNo), taskJobPayload);
  await jobs.add(trx, job, { orgId, taskId }, { attempts: queueAttempts, orgId });
}
