import type { Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    second_factor: {
      user_id: string;
      org_id: string;
      sealed_secret: string;
      begun_at: Date;
      /** Null while it is being set up. */
      confirmed_at: Date | null;
      /** The newest time step with an accepted code. */
      last_step: Generated<string>;
    };
    recovery_code: { user_id: string; code_hash: string };
    sign_in_challenge: { challenge_hash: string; user_id: string; expires_at: Date };
  }
}
