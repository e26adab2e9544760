import { z } from 'zod';
import { pageOf } from '../core/page.ts';
import { task } from './task.ts';
import { queryFlag, queryInteger, wireId } from '../core/wire-values.ts';
import { limits } from '../core/limits.ts';
import { defineService } from '../core/define-service.ts';

const fullPageSize: number = limits.tasks.fullPageSize;

/** Imports and exports that run in the background, and the files of exports (spec §7, "Tasks"; decision D7). */
export const tasksApi = defineService('tasks', {
  /**
   * Popover: `pageSize` 50, `queryAllFlag` false; full page: 20000, true. The specification does not show what the flag excludes;
   * ours excludes tasks that have been read and ended more than `limits.tasks.keepDays` ago. It does not show the reply either;
   * ours is a page.
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
  markedAsRead: {
    method: 'POST',
    path: '/api/wms-platform/asyncExport/markedAsRead',
    access: 'signed-in',
    summary: 'Marks finished exports as read.',
    body: z.object({ fileIds: z.array(wireId).max(20_000) }),
  },
  removeExport: {
    method: 'DELETE',
    path: '/api/wms-platform/asyncExport/remove/{fileId}',
    access: 'signed-in',
    audit: 'delete',
    summary: 'Removes an export file from the list.',
    params: z.object({ fileId: wireId }),
  },
  /** Refused with code 409 if the task has already ended. */
  cancelTask: {
    method: 'POST',
    path: '/api/wms-business/task/manageTask/cancel',
    access: 'signed-in',
    summary: 'Stops a task of the caller in progress; nothing of it is kept.',
    body: z.object({ taskId: wireId }),
  },
  /** Refused with code 409 if the task has not failed, or its data is gone. */
  retryTask: {
    method: 'POST',
    path: '/api/wms-business/task/manageTask/retry',
    access: 'signed-in',
    summary: 'Restarts a failed or canceled task of the caller.',
    body: z.object({ taskId: wireId }),
  },
  /** The specification fetches files by "generic file calls" without a path (spec §7). */
  download: {
    method: 'GET',
    path: '/api/wms-platform/asyncExport/download/{fileId}',
    access: 'signed-in',
    audit: 'export',
    summary: 'The file of a finished export of the caller.',
    params: z.object({ fileId: wireId }),
    reply: 'file',
  },
});
