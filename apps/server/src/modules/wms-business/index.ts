import { files, tasks } from '@lading/contracts/services/unlisted';
import { wmsBusiness } from '@lading/contracts/services/wms-business';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { fileHandlers, ownTaskHandlers, taskHandlers } from './task.routes.ts';
import { taskService } from './task.service.ts';

export type { ExportColumn, Word } from './export-kind.ts';
export { exportQueue } from './export-queue.ts';
export { failedRows } from './failed-rows.ts';
export type { ImportCounts } from './import-job.store.ts';
export { importSaver, type ImportOrigin } from './import-saver.ts';
export { taskService } from './task.service.ts';

/** Tasks, their files, and preferences (spec §7, "Tasks"). */
export function registerWmsBusiness(app: FastifyInstance, platform: Platform): void {
  const service = taskService(platform);
  platform.jobs.schedule('wms-business.housekeeping', '37 * * * *', () => service.tidyUp());
  registerService(app, platform, wmsBusiness, taskHandlers(platform, service));
  registerService(app, platform, tasks, ownTaskHandlers(service));
  registerService(app, platform, files, fileHandlers(service));
}
