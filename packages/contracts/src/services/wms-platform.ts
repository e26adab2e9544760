import { z } from 'zod';
import { featureFlag } from '../entities/feature-flag.ts';
import { wireId } from '../entities/wire-values.ts';
import { defineService } from '../define-service.ts';

/** Feature flags and export files (spec §7, "Session and shell" and "Tasks"). */
export const wmsPlatform = defineService('wms-platform', {
  queryAllFlag: {
    method: 'GET',
    path: '/api/wms-platform/featureFlag/queryAllFlag',
    access: 'signed-in',
    summary: 'Every feature flag and whether it is on.',
    data: z.array(featureFlag),
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
});
