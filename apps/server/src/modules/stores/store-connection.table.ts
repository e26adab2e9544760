import type { Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    store_connection: {
      store_id: string;
      org_id: Generated<string>;
      channel: number;
      external_id: string;
      scopes: string;
      token_sealed: string;
      connected_by: string | null;
      connected_at: Date;
    };
    store_notice: {
      notice_digest: string;
      expires_at: Date;
    };
    store_claim: {
      code_digest: string;
      ticket_digest: string | null;
      channel: number;
      external_id: string | null;
      store_name: string | null;
      scopes: string | null;
      token_sealed: string | null;
      expires_at: Date;
      used_at: Date | null;
    };
  }
}
