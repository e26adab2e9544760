import { z } from 'zod';

/** How often a task is taken up before it is given up, whether it failed or its worker died. */
export const startsAllowed = 5;
/** The queue itself must never be the first to give up: then nobody would end the task. */
export const queueAttempts = startsAllowed * 4;

/** What the job of a task is told. */
export const taskJobPayload = z.object({ orgId: z.string(), taskId: z.string() });

/** The job that does what a task number names: `Import-PRODUCT`, `Export-ORDER`. */
export function jobOfTask(taskNo: string): string {
  const [doing = '', ...module] = taskNo.split('-');
  return `${doing.toLowerCase()}.${module.join('-')}`;
}
