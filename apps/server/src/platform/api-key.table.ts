import type { ApiScope } from '@lading/contracts/integrations';
import type { Generated } from 'kysely';

declare module './tables.ts' {
  interface Tables {
    /** A key of an organization for programs; rows are never deleted, as the audit log names them. */
    api_key: {
      api_key_id: Generated<string>;
      org_id: Generated<string>;
      name: string;
      prefix: string;
      /** SHA-256 of the whole key. */
      secret_hash: Buffer;
      scopes: ApiScope[];
      created_by: string;
      created_at: Date;
      expires_at: Date | null;
      last_used_at: Date | null;
      revoked_at: Date | null;
    };
  }
}
