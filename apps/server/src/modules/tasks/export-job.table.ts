import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    export_job: {
      task_id: string;
      org_id: Generated<string>;
      request: ColumnType<unknown, string, never>;
      begun: Generated<number>;
    };
  }
}
