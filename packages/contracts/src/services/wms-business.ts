import { z } from 'zod';
import { pageOf } from '../entities/page.ts';
import { task } from '../entities/task.ts';
import { queryFlag, queryInteger, wireId } from '../entities/wire-values.ts';
import { limits } from '../limits.ts';
import { defineService } from '../define-service.ts';

/** The query under which the last used mapping template is kept (spec §7): `moduleType=4&operationType=1`. */
export const lastTemplatePreference = { moduleType: 4, operationType: 1 } as const;

/** The same for orders, our own: without it the last template of one import would take the place of the other's. */
export const lastOrderTemplatePreference = { moduleType: 4, operationType: 2 } as const;

const preferenceQuery = z.object({
  moduleType: queryInteger(lastTemplatePreference.moduleType, lastTemplatePreference.moduleType),
  operationType: queryInteger(
    lastTemplatePreference.operationType,
    lastOrderTemplatePreference.operationType,
  ),
});

const fullPageSize: number = limits.tasks.fullPageSize;

/** Tasks and preferences (spec §7, "Tasks" and "Import templates and views"). */
export const wmsBusiness = defineService('wms-business', {
  /**
   * Popover: `pageSize` 50, `queryAllFlag` false; full page: 20000, true. What the flag leaves out is not shown; ours leaves out what
   * has been read and is over for longer than `limits.tasks.keepDays`. The reply is not shown either; ours is a page.
   */
  queryTask: {
    method: 'GET',
    path: '/api/wms-business/task/manageTask/queryTask',
    access: 'signed-in',
    summary: 'Imports and exports, newest first.',
    query: z.object({
      pageSize: queryInteger(1, fullPageSize),
      pageNo: queryInteger(1, 1_000_000).default(1),
      queryAllFlag: queryFlag,
    }),
    data: pageOf(task),
  },
  makeRead: {
    method: 'POST',
    path: '/api/wms-business/task/manageTask/makeRead',
    access: 'signed-in',
    summary: 'Marks finished imports as read.',
    body: z.object({ taskIds: z.array(wireId).max(20_000) }),
  },
  exportFailOutbound: {
    method: 'POST',
    path: '/api/wms-business/task/manageTask/exportFailOutbound',
    access: 'signed-in',
    audit: 'export',
    summary: 'The failed rows of an import as a workbook (any type but 10 and 11).',
    body: z.object({ taskId: wireId }),
    reply: 'file',
  },
  savePreference: {
    method: 'POST',
    path: '/api/wms-business/wms/Preference/savePreference',
    access: 'signed-in',
    summary: 'Remembers the mapping template that was used last.',
    query: preferenceQuery,
    body: z.object({
      warehouseId: wireId.nullish(),
      /** The template's id. */
      operationTableId: wireId,
    }),
  },
  /** The path is not shown in the specification; this one mirrors `savePreference`. */
  queryPreference: {
    method: 'GET',
    path: '/api/wms-business/wms/Preference/queryPreference',
    access: 'signed-in',
    summary: 'The mapping template that was used last; null when there is none.',
    query: preferenceQuery.extend({ warehouseId: wireId.optional() }),
    data: z.object({ fieldMappingId: wireId.nullish() }).nullish(),
    errors: 'silent',
  },
});
