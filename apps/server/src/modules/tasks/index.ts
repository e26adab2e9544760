import { tasksApi } from '@lading/contracts/tasks';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { taskHandlers } from './task.routes.ts';
import { taskService } from './task.service.ts';

export { inWords, usualColumn, wordOf, type ExportColumn, type Word } from './export-kind.ts';
export { exportHandler } from './export-queue.ts';
export { failTask, reportProgress, TaskStopped } from './task-end.store.ts';
export { gaveUpText, lastingFailure } from './task-failure-rules.ts';
export { queueTask, startsAllowed, taskJobPayload } from './task-job.ts';
export { taskService } from './task.service.ts';
export { refuseTooManyTasks } from './waiting-tasks.store.ts';
export { recordCounts, recordImport } from './task.store.ts';
export { writeExport } from './write-export.ts';

/** Tasks and the files of exports (spec §7, "Tasks"). */
export function registerTasks(app: FastifyInstance, platform: Platform): void {
  const service = taskService(platform);
  platform.jobs.schedule('tasks.housekeeping', '37 * * * *', () => service.tidyUp());
  registerService(app, platform, tasksApi, taskHandlers(platform, service));
}
