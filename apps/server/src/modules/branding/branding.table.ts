import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    reseller: {
      reseller_id: Generated<string>;
      /** Lower case, without port. */
      host: string;
      server_org_id: string | null;
      site_name: string;
      site_name_cn: string;
      logo_url: string | null;
      icon_url: string | null;
      main_image_url: string | null;
      slogan: string | null;
      colour: ColumnType<Record<string, unknown>, string, string>;
      created_at: Generated<Date>;
    };
    branding: {
      host: string;
      platform_name: string;
      logo_url: string | null;
      logo_expand: string | null;
      logo_collapse: string | null;
    };
  }
}
