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
      /** JSON in UTF-8 going in, its value coming out. */
      rows: ColumnType<unknown, Buffer, never>;
    };
  }
}
