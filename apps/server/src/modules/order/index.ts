import { order } from '@lading/contracts/services/order';
import { orderImport } from '@lading/contracts/services/order-import';
import { storeConnection } from '@lading/contracts/services/store-connection';
import { storeSync } from '@lading/contracts/services/store-sync';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { connectors } from './channels/connectors.ts';
import { demoMarketplace } from './channels/demo-marketplace.ts';
import { orderExportHandlers } from './order-export.ts';
import { orderImportHandlers } from './order-import.routes.ts';
import { orderRowsHandlers, orderRowsOptions } from './order-rows.routes.ts';
import { orderHandlers } from './order.routes.ts';
import { storeConnectionHandlers } from './store-connection.routes.ts';
import { storeConnectionService } from './store-connection.service.ts';
import { pullHandlers, storeSyncHandlers } from './store-pull.routes.ts';
import { storeLogoService } from './store-logo.service.ts';
import { storeNoticeRoutes } from './store-notice.routes.ts';
import { storePullService } from './store-pull.service.ts';
import { pullByTheClock } from './store-schedule.job.ts';
import { storeSourceService } from './store-source.service.ts';

export { findImportFile, importOrigin, rememberMapping } from './import-file.service.ts';
export { withOriginalFile } from './original-file.service.ts';
export { readStoreLogos } from './store.store.ts';

/** Orders, stores, and the files and templates of imports (spec §7; decisions D8, D9). */
export function registerOrder(app: FastifyInstance, platform: Platform): void {
  const market = demoMarketplace(platform.clock);
  app.addHook('onClose', () => market.close());
  const channels = connectors(market, platform.config.bigCommerce);
  const pulls = storePullService(platform, channels);
  registerService(
    app,
    platform,
    order,
    {
      ...orderHandlers(),
      ...orderExportHandlers(platform),
      ...orderRowsHandlers(platform),
      ...pullHandlers(pulls),
    },
    // A GET that changes something (spec §7): no other site's page may cause it.
    { options: { ...orderRowsOptions, pullOrder: { sameOriginOnly: true } } },
  );
  const sources = storeSourceService(platform, channels);
  registerService(app, platform, storeSync, storeSyncHandlers(pulls, sources, storeLogoService()));
  pullByTheClock(platform);
  storeNoticeRoutes(app, platform);
  registerService(app, platform, orderImport, orderImportHandlers(platform));

  const connections = storeConnectionService(platform);
  platform.jobs.schedule('order.store-claims', '11 * * * *', () => connections.clear());
  registerService(app, platform, storeConnection, storeConnectionHandlers(connections));
}
