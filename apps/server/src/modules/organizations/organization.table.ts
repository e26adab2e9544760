import type { Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    organisation: {
      org_id: Generated<string>;
      org_name: string;
      /** Null: not a client of a provider. Other than `APPROVED`: not yet approved (spec §6). */
      audit_status: string | null;
      identity_verified: Generated<boolean>;
      reseller_id: string | null;
      invitation_code: string | null;
      marketplace_warehouse: Generated<boolean>;
      created_at: Generated<Date>;
    };
    warehouse: {
      warehouse_id: Generated<string>;
      warehouse_code: string;
      warehouse_name: string;
      /** The organization whose staff work there (decision D15); null if that is not an organization here. */
      provider_org_id: Generated<string | null>;
    };
    warehouse_connection: { org_id: Generated<string>; warehouse_id: string; function_types: number[] };
  }
}
