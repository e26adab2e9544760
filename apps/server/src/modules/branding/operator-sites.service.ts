import { coreMessages } from '@lading/contracts/core';
import {
  brandingMessages,
  type BrandOfHostChange,
  type ResellerSiteChange,
  type SiteBrand,
} from '@lading/contracts/branding';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { changeResellerSite, resellerOfHost } from './reseller.store.ts';
import { changeBranding, readBranding } from './branding.store.ts';

const needed = (field: string) => fieldFault(field, coreMessages.required());

/** Management of host brands by operators (spec §1). */
export function operatorSitesService({ config, database }: Pick<Platform, 'config' | 'database'>) {
  async function brandOf(trx: Trx, host: string): Promise<SiteBrand> {
    const reseller = await resellerOfHost(trx, host);
    if (reseller) {
      const { resellerId, site } = reseller;
      const primary = typeof site.colorType === 'object' ? site.colorType?.['primary'] : undefined;
      return {
        kind: 'reseller',
        host,
        resellerId,
        siteName: site.siteName ?? '',
        siteNameCN: site.siteNameCN ?? '',
        logoUrl: site.logoUrl ?? null,
        iconUrl: site.iconUrl ?? null,
        mainImageUrl: site.mainImageUrl ?? null,
        slogan: site.slogan ?? null,
        colour: typeof primary === 'string' ? primary : null,
      };
    }
    const branding = await readBranding(trx, host);
    if (!branding) throw notFound();
    return {
      kind: 'host',
      host,
      platFormName: branding.platFormName ?? '',
      logoUrl: branding.logoUrl ?? null,
      logoExpand: branding.logoExpand ?? null,
      logoCollapse: branding.logoCollapse ?? null,
    };
  }

  /** Our own hosts always use the product's name, whatever the table contains. */
  function notOurs(host: string): void {
    if (!config.ownHosts.includes(host)) return;
    throw fieldFault('host', brandingMessages.ownHost());
  }

  return {
    /** @throws RequestError 404 when the host has none */
    brand: (host: string): Promise<SiteBrand> => database.asSystem((trx) => brandOf(trx, host)),

    /** @throws RequestError 400 when the host is the product's own or a reseller's, or would have no name */
    setBrand: (change: BrandOfHostChange): Promise<SiteBrand> =>
      database.asSystem(async (trx) => {
        notOurs(change.host);
        if (await resellerOfHost(trx, change.host)) {
          throw fieldFault('host', brandingMessages.hostOfReseller());
        }
        const known = await readBranding(trx, change.host);
        if (!known && change.platFormName === undefined) throw needed('platFormName');
        await changeBranding(trx, change);
        return brandOf(trx, change.host);
      }),

    /** @throws RequestError 400 when the host is the product's own, or a new site would have no names */
    setResellerSite: (change: ResellerSiteChange): Promise<SiteBrand> =>
      database.asSystem(async (trx) => {
        notOurs(change.host);
        if (!(await resellerOfHost(trx, change.host))) {
          if (change.siteName === undefined) throw needed('siteName');
          if (change.siteNameCN === undefined) throw needed('siteNameCN');
        }
        await changeResellerSite(trx, change);
        return brandOf(trx, change.host);
      }),
  };
}
