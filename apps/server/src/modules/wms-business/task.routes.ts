import type { files, tasks } from '@lading/contracts/services/unlisted';
import type { wmsBusiness } from '@lading/contracts/services/wms-business';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { failedRows } from './failed-rows.ts';
import { readPreference, readTasks, savePreference, type TaskService } from './task.service.ts';

/** The task list and the last used template (spec §7, "Tasks" and "Import templates and views"). */
export function taskHandlers(platform: Platform, service: TaskService) {
  return {
    queryTask: ({ db, user }, { query: { queryAllFlag, ...page } }) =>
      db((trx) => readTasks(trx, user.userId, { ...page, all: queryAllFlag, now: platform.clock.now() })),
    makeRead: (context, { body }) => service.markRead(context, body.taskIds, 'all'),
    exportFailOutbound: (context, { body }) => failedRows(platform, context, body.taskId),
    savePreference: ({ db, user }, { query, body }) =>
      db((trx) =>
        savePreference(
          trx,
          { ...query, userId: user.userId, warehouseId: body.warehouseId },
          body.operationTableId,
        ),
      ),
    queryPreference: async ({ db, user }, { query }) => {
      const fieldMappingId = await db((trx) => readPreference(trx, { ...query, userId: user.userId }));
      return fieldMappingId === undefined ? null : { fieldMappingId };
    },
  } satisfies Partial<HandlersOf<typeof wmsBusiness>>;
}

/** What is our own of tasks: to stop them and to try again (decision D7). */
export function ownTaskHandlers(service: TaskService) {
  return {
    cancelTask: (context, { body }) => service.cancel(context, body.taskId),
    retryTask: (context, { body }) => service.retry(context, body.taskId),
  } satisfies HandlersOf<typeof tasks>;
}

/** Files of tasks. */
export function fileHandlers(service: TaskService) {
  return {
    download: (context, { params }) => service.download(context, params.fileId),
  } satisfies HandlersOf<typeof files>;
}
