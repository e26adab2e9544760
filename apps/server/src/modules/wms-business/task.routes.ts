import type { wmsBusiness } from '@lading/contracts/services/wms-business';
import type { HandlersOf } from '../../platform/register-service.ts';
import { markTasksRead, readPreference, readTasks, savePreference } from './task.service.ts';

/** The task list and the last used template (spec §7, "Tasks" and "Import templates and views"). */
export function taskHandlers() {
  return {
    queryTask: ({ db, user }, { query: { queryAllFlag, ...page } }) =>
      db((trx) => readTasks(trx, user.userId, { ...page, all: queryAllFlag })),
    makeRead: ({ db, user }, { body }) => db((trx) => markTasksRead(trx, user.userId, body.taskIds)),
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
