import type { Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    preference: {
      org_id: Generated<string>;
      user_id: string;
      module_type: number;
      operation_type: number;
      /** 0: no warehouse chosen. */
      warehouse_id: string;
      operation_table_id: string;
    };
  }
}
