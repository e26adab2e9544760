import { wmsBusiness } from '@lading/contracts/services/wms-business';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { taskHandlers } from './task.routes.ts';

export type { ImportCounts } from './import-job.store.ts';
export { importSaver, type ImportOrigin } from './import-saver.ts';

/** Tasks and preferences (spec §7, "Tasks"). */
export function registerWmsBusiness(app: FastifyInstance, platform: Platform): void {
  registerService(app, platform, wmsBusiness, taskHandlers(), { absent: ['exportFailOutbound'] });
}
