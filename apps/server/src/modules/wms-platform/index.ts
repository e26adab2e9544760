import { wmsPlatform } from '@lading/contracts/services/wms-platform';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { flagHandlers } from './flags.routes.ts';

/** Feature flags and export files (spec §7, `wms-platform`). */
export function registerWmsPlatform(app: FastifyInstance, platform: Platform): void {
  registerService(app, platform, wmsPlatform, flagHandlers(), { absent: ['markedAsRead', 'removeExport'] });
}
