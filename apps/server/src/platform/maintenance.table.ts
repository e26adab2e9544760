import type { Generated } from 'kysely';

declare module './tables.ts' {
  interface Tables {
    /** One row. */
    maintenance: {
      only_one: Generated<boolean>;
      is_on: boolean;
      tip_en: string | null;
      tip_zh: string | null;
      changed_at: Date;
    };
  }
}
