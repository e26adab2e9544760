import type { Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    mailed_code: {
      /** See `realm.ts`. */
      realm: string;
      email: string;
      /** See `CodePurpose`. */
      purpose: string;
      code_hash: string;
      expires_at: Date;
      tries_left: Generated<number>;
    };
    handover_code: { code_hash: string; session_id: string; expires_at: Date };
  }
}
