import type { Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    warehouse_authorization: {
      authorization_id: Generated<string>;
      org_id: Generated<string>;
      request_digest: string;
      code_digest: string;
      store_name: string | null;
      custom_code: string | null;
      warehouse_ids: string[];
      authorized_by: string | null;
      authorized_at: Date;
      redeemed_at: Generated<Date | null>;
      revoked_at: Generated<Date | null>;
      revoked_by: Generated<string | null>;
    };
  }
}
