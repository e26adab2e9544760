import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    import_job: {
      task_id: string;
      org_id: Generated<string>;
      parts: number;
      begun: Generated<number>;
    };
    import_job_part: {
      task_id: string;
      part_no: number;
      org_id: Generated<string>;
      rows: ColumnType<unknown, string, never>;
    };
  }
}
