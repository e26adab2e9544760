import type { Generated } from 'kysely';

declare module './tables.ts' {
  interface Tables {
    call_count: { address_key: string; window_ends_at: Date; calls: Generated<number> };
  }
}
