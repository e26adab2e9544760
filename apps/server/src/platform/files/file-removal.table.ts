import type { Generated } from 'kysely';

declare module '../tables.ts' {
  interface Tables {
    file_removal: { file_key: string; since: Generated<Date> };
  }
}
