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
      /** The digest of the mark of the browser that asked for it; empty: of none. */
      asked_by: Generated<string>;
      /** Tries of everybody else together, and of that browser. */
      tries_left: Generated<number>;
      own_tries_left: Generated<number>;
    };
    handover_code: { code_hash: string; session_id: string; expires_at: Date };
  }
}
