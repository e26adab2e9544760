import type { ResellerSiteChange, SaasInfo } from '@lading/contracts/branding';
import type { Selectable } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import './branding.table.ts';

/** A white-label edition and its site (spec §3, "SaaS info"). */
export interface Reseller {
  resellerId: string;
  site: SaasInfo;
}

const asReseller = (row: Selectable<Tables['reseller']>): Reseller => ({
  resellerId: row.reseller_id,
  site: {
    logoUrl: row.logo_url,
    iconUrl: row.icon_url,
    siteName: row.site_name,
    siteNameCN: row.site_name_cn,
    colorType: row.colour,
    serverOrgId: row.server_org_id,
    mainImageUrl: row.main_image_url,
    slogan: row.slogan,
  },
});

/** The reseller with a site at a host (ignoring the port); undefined if there is none. */
export async function resellerOfHost(trx: Trx, host: string): Promise<Reseller | undefined> {
  const bare = host.toLowerCase().replace(/:\d+$/, '');
  const row = await trx.selectFrom('reseller').selectAll().where('host', '=', bare).executeTakeFirst();
  return row && asReseller(row);
}

/** The reseller by its id. */
export async function resellerById(trx: Trx, resellerId: string): Promise<Reseller | undefined> {
  const row = await trx
    .selectFrom('reseller')
    .selectAll()
    .where('reseller_id', '=', resellerId)
    .executeTakeFirst();
  return row && asReseller(row);
}

/** Changes the given values of a reseller's site; an unknown host becomes the site of a new reseller. */
export async function changeResellerSite(trx: Trx, change: ResellerSiteChange): Promise<void> {
  const { host, siteName, siteNameCN, logoUrl, iconUrl, mainImageUrl, slogan, colour } = change;
  // Kysely skips undefined values: they stay unchanged.
  const values = {
    site_name: siteName,
    site_name_cn: siteNameCN,
    logo_url: logoUrl,
    icon_url: iconUrl,
    main_image_url: mainImageUrl,
    slogan,
    colour: colour === undefined ? undefined : JSON.stringify(colour === null ? {} : { primary: colour }),
  };
  const { numUpdatedRows } = await trx
    .updateTable('reseller')
    .set({ host, ...values })
    .where('host', '=', host)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await trx
    .insertInto('reseller')
    .values({
      host,
      ...values,
      site_name: siteName ?? '',
      site_name_cn: siteNameCN ?? '',
      colour: values.colour ?? '{}',
    })
    .execute();
}
