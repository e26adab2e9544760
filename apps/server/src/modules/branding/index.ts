import { brandingApi, operatorSitesApi } from '@lading/contracts/branding';
import { product } from '@lading/contracts/core';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { readBranding } from './branding.store.ts';
import { operatorSitesService } from './operator-sites.service.ts';
import { resellerOfHost } from './reseller.store.ts';

export { resellerById, resellerOfHost } from './reseller.store.ts';
export { siteNames } from './site-name.ts';

/** The brand of a host and the sites of resellers (spec §7, "Session and shell"). */
export function registerBranding(app: FastifyInstance, platform: Platform): void {
  const { config, database } = platform;
  registerService(app, platform, brandingApi, {
    // Public and the same for everyone: the login page requests it for its host. Null would end the session there (spec §7), so the
    // operator's own hosts return the product's name.
    brandingDetail: async (_context, { query }) => {
      const host = hostOf(query.webSite);
      if (config.ownHosts.includes(host)) return { platFormName: product.name };
      return (await database.asSystem((trx) => readBranding(trx, host))) ?? null;
    },
    // Public: the login page of a reseller shows its brand before sign-in.
    getSettingByDomain: async (_context, { query }) =>
      (await database.asSystem((trx) => resellerOfHost(trx, query.domainName)))?.site ?? null,
  });
  const sites = operatorSitesService(platform);
  registerService(app, platform, operatorSitesApi, {
    brand: (_, { params }) => sites.brand(params.host),
    setBrand: (_, { body }) => sites.setBrand(body),
    setResellerSite: (_, { body }) => sites.setResellerSite(body),
  });
}

/** The host of a site as a page gives it, with or without scheme, port or path: lower case; empty if invalid. */
function hostOf(webSite: string): string {
  const address = /^https?:\/\//i.test(webSite) ? webSite : `http://${webSite}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}
