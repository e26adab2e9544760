import type { Generated } from 'kysely';

declare module './tables.ts' {
  interface Tables {
    idempotency: {
      org_id: Generated<string>;
      call_id: string;
      idempotency_key: string;
      /** Of the body that the key came with; null if none was given. */
      body_digest: string | null;
      reply: unknown;
      created_at: Generated<Date>;
    };
    operator_idempotency: {
      call_id: string;
      idempotency_key: string;
      /** Of the body that the key came with; null if none was given. */
      body_digest: string | null;
      reply: unknown;
      created_at: Generated<Date>;
    };
  }
}
