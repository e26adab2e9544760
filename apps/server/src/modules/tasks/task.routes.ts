import type { tasksApi } from '@lading/contracts/tasks';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { readTasks, type TaskService } from './task.service.ts';

/** Imports and exports that run in the background, and the files of exports (spec §7, "Tasks"; decision D7). */
export function taskHandlers(platform: Platform, service: TaskService) {
  return {
    queryTask: ({ db, user }, { query: { queryAllFlag, ...page } }) =>
      db((trx) => readTasks(trx, user.userId, { ...page, all: queryAllFlag, now: platform.clock.now() })),
    makeRead: (context, { body }) => service.markRead(context, body.taskIds, 'all'),
    markedAsRead: (context, { body }) => service.markRead(context, body.fileIds, 'exports'),
    removeExport: (context, { params }) => service.removeExport(context, params.fileId),
    cancelTask: (context, { body }) => service.cancel(context, body.taskId),
    retryTask: (context, { body }) => service.retry(context, body.taskId),
    download: (context, { params }) => service.download(context, params.fileId),
  } satisfies HandlersOf<typeof tasksApi>;
}
