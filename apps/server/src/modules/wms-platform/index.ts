import { operatorPlatform } from '@lading/contracts/services/operator-platform';
import { wmsPlatform } from '@lading/contracts/services/wms-platform';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { taskService } from '../wms-business/index.ts';
import { flagService } from './flag.service.ts';
import { flagHandlers } from './flags.routes.ts';

/** Feature flags and export files (spec §7, `wms-platform`), and the pause of the product (spec §8). */
export function registerWmsPlatform(app: FastifyInstance, platform: Platform): void {
  const exports = taskService(platform);
  const flags = flagService(platform);
  registerService(app, platform, wmsPlatform, {
    ...flagHandlers(flags),
    markedAsRead: (context, { body }) => exports.markRead(context, body.fileIds, 'exports'),
    removeExport: (context, { params }) => exports.removeExport(context, params.fileId),
  });
  registerService(app, platform, operatorPlatform, {
    maintenance: () => platform.maintenance.read(),
    setMaintenance: (_, { body }) => platform.maintenance.set(body),
    flags: (_, { params }) => flags.of(params.orgId),
    setFlag: async (_, { params: { orgId }, body }) => ({ orgId, flags: await flags.set(orgId, body) }),
  });
}
