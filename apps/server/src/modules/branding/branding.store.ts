import type { BrandOfHostChange, Branding } from '@lading/contracts/branding';
import type { Trx } from '../../platform/database.ts';
import './branding.table.ts';

/** Name and logos of a host (spec §3, "Branding"); undefined if it has none of its own. */
export async function readBranding(trx: Trx, host: string): Promise<Branding | undefined> {
  const row = await trx.selectFrom('branding').selectAll().where('host', '=', host).executeTakeFirst();
  return (
    row && {
      platFormName: row.platform_name,
      logoUrl: row.logo_url,
      logoExpand: row.logo_expand,
      logoCollapse: row.logo_collapse,
    }
  );
}

/** Changes the given values of a host that has a name or gets one. */
export async function changeBranding(trx: Trx, change: BrandOfHostChange): Promise<void> {
  const { host, platFormName, logoUrl, logoExpand, logoCollapse } = change;
  // Kysely skips undefined values: they stay unchanged.
  const values = {
    platform_name: platFormName,
    logo_url: logoUrl,
    logo_expand: logoExpand,
    logo_collapse: logoCollapse,
  };
  const { numUpdatedRows } = await trx
    .updateTable('branding')
    .set({ host, ...values })
    .where('host', '=', host)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await trx
    .insertInto('branding')
    .values({ host, ...values, platform_name: platFormName ?? '' })
    .execute();
}
