import { order } from '@lading/contracts/services/order';
import { orderImport } from '@lading/contracts/services/order-import';
import { storeConnection } from '@lading/contracts/services/store-connection';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { orderExportHandlers } from './order-export.ts';
import { orderImportHandlers } from './order-import.routes.ts';
import { orderRowsHandlers, orderRowsOptions } from './order-rows.routes.ts';
import { orderHandlers } from './order.routes.ts';
import { storeConnectionHandlers } from './store-connection.routes.ts';
import { storeConnectionService } from './store-connection.service.ts';

export { findImportFile, importOrigin, rememberMapping } from './import-file.service.ts';
export { readOriginalFile } from './original-file.service.ts';

/** Orders, stores, and the files and templates of imports (spec §7; decisions D8, D9). */
export function registerOrder(app: FastifyInstance, platform: Platform): void {
  registerService(
    app,
    platform,
    order,
    { ...orderHandlers(), ...orderExportHandlers(platform), ...orderRowsHandlers(platform) },
    { absent: ['pullOrder'], options: orderRowsOptions },
  );
  registerService(app, platform, orderImport, orderImportHandlers(platform));

  const connections = storeConnectionService(platform);
  platform.jobs.schedule('order.store-claims', '11 * * * *', () => connections.clear());
  registerService(app, platform, storeConnection, storeConnectionHandlers(connections));
}
