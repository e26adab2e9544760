import type { Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    organisation: {
      org_id: Generated<string>;
      org_name: string;
      /** Null: no client of a provider. Other than `APPROVED`: not yet approved (spec §6). */
      audit_status: string | null;
      identity_verified: Generated<boolean>;
      reseller_id: string | null;
      invitation_code: string | null;
      marketplace_warehouse: Generated<boolean>;
      created_at: Generated<Date>;
    };
    person: {
      user_id: Generated<string>;
      org_id: string;
      reseller_id: string | null;
      user_name: string;
      email: string;
      first_name: string | null;
      last_name: string | null;
      phone: string | null;
      language: Generated<'en' | 'cn'>;
      time_zone: Generated<string>;
      password_hash: string;
      /** An owner sees what concerns the whole organisation. */
      role: Generated<'owner' | 'member'>;
      created_at: Generated<Date>;
    };
    warehouse: { warehouse_id: Generated<string>; warehouse_code: string; warehouse_name: string };
    warehouse_connection: { org_id: Generated<string>; warehouse_id: string; function_types: number[] };
    branding: {
      host: string;
      platform_name: string;
      logo_url: string | null;
      logo_expand: string | null;
      logo_collapse: string | null;
    };
  }
}
