import { tasksApi } from '@lading/contracts/tasks';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { type HandlersOf, registerService } from '../../platform/register-service.ts';
import { housekeeping } from './housekeeping.job.ts';
import { readTasks, taskService, type TaskService } from './task.service.ts';

export {
  amountOf,
  inWords,
  markedWhen,
  messageIn,
  momentOf,
  usualColumn,
  wordOf,
  type ExportColumn,
  type Word,
} from './export-kind.ts';
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
  housekeeping(platform, service);
  registerService(app, platform, tasksApi, taskHandlers(service));
}

/** Imports and exports that run in the background, and the files of exports (spec §7, "Tasks"; decision D7). */
function taskHandlers(service: TaskService) {
  return {
    queryTask: ({ db, user }, { query: { queryAllFlag, ...page } }) =>
      db((trx) => readTasks(trx, user.userId, { ...page, all: queryAllFlag })),
    makeRead: (context, { body }) => service.markRead(context, body.taskIds, 'all'),
    markedAsRead: (context, { body }) => service.markRead(context, body.fileIds, 'exports'),
    removeExport: (context, { params }) => service.removeExport(context, params.fileId),
    cancelTask: (context, { body }) => service.cancel(context, body.taskId),
    retryTask: (context, { body }) => service.retry(context, body.taskId),
    download: (context, { params }) => service.download(context, params.fileId),
  } satisfies HandlersOf<typeof tasksApi>;
}
