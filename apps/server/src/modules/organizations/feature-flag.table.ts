import type { Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    feature_flag: { org_id: Generated<string>; feature_flag_key: string; is_enable: boolean };
  }
}
