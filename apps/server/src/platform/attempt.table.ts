import type { Generated } from 'kysely';

declare module './tables.ts' {
  interface Tables {
    attempt: { attempt_key: string; window_ends_at: Date; attempts: Generated<number> };
  }
}
