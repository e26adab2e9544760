import { wmsPlatform } from '@lading/contracts/services/wms-platform';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { taskService } from '../wms-business/index.ts';
import { flagHandlers } from './flags.routes.ts';

/** Feature flags and export files (spec §7, `wms-platform`). */
export function registerWmsPlatform(app: FastifyInstance, platform: Platform): void {
  const exports = taskService(platform);
  registerService(app, platform, wmsPlatform, {
    ...flagHandlers(),
    markedAsRead: (context, { body }) => exports.markRead(context, body.fileIds, 'exports'),
    removeExport: (context, { params }) => exports.removeExport(context, params.fileId),
  });
}
