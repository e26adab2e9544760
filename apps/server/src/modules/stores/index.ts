import { storeConnectionApi, storesApi, storeSyncApi } from '@lading/contracts/stores';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { connectors } from './channels/connectors.ts';
import { demoMarketplace } from './channels/demo-marketplace.ts';
import { housekeeping } from './housekeeping.job.ts';
import { pullHandlers, storeConnectionHandlers, storeSyncHandlers } from './store.routes.ts';
import { storeConnectionService } from './store-connection.service.ts';
import { storeLogoService } from './store-logo.service.ts';
import { storeNoticeRoutes } from './store-notice.routes.ts';
import { storePullService } from './store-pull.service.ts';
import { reportShipments } from './shipment-report.job.ts';
import { pullByTheClock } from './store-schedule.job.ts';
import { storeSourceService } from './store-source.service.ts';
import { readStoreLogos, readStores } from './store.store.ts';

/** Stores, their channels and the pull of their orders (spec §7, "Stores"; decision D10). */
export function registerStores(app: FastifyInstance, platform: Platform): void {
  const market = demoMarketplace(platform);
  app.addHook('onClose', () => market.close());
  const channels = connectors(market, platform.config.bigCommerce);
  const pulls = storePullService(platform, channels);
  reportShipments(platform, channels);
  registerService(
    app,
    platform,
    storesApi,
    {
      storeList: ({ db }) => db((trx) => readStores(trx, { activeOnly: false })),
      activeStores: ({ db }) => db((trx) => readStores(trx, { activeOnly: true })),
      storeLogos: ({ db }) => db(readStoreLogos),
      ...pullHandlers(pulls),
    },
    // A GET that changes something (spec §7): pages of other sites must not trigger it.
    { options: { pullOrder: { sameOriginOnly: true } } },
  );
  const sources = storeSourceService(platform, channels);
  registerService(app, platform, storeSyncApi, storeSyncHandlers(pulls, sources, storeLogoService()));
  pullByTheClock(platform);
  storeNoticeRoutes(app, platform);

  const connections = storeConnectionService(platform);
  housekeeping(platform, connections);
  registerService(app, platform, storeConnectionApi, storeConnectionHandlers(connections));
}
