import type { Branding } from '@lading/contracts/entities/branding';
import type { Trx } from '../../platform/database.ts';
import './people.table.ts';

/** Name and logos of a host (spec §3, "Branding"); undefined when it has none of its own. */
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
