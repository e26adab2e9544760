import { saasBusiness } from '@lading/contracts/services/saas-business';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { resellerOfHost } from './reseller.store.ts';

export { changeResellerSite, resellerById, resellerOfHost } from './reseller.store.ts';

/** Settings of reseller sites (spec §7, `saas-business`). */
export function registerSaasBusiness(app: FastifyInstance, platform: Platform): void {
  registerService(app, platform, saasBusiness, {
    // Public: the login page of a reseller shows its brand before anybody is signed in.
    getSettingByDomain: async (_context, { query }) =>
      (await platform.database.asSystem((trx) => resellerOfHost(trx, query.domainName)))?.site ?? null,
  });
}
