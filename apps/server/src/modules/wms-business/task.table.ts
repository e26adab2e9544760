import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    task: {
      task_id: Generated<string>;
      org_id: Generated<string>;
      user_id: string;
      task_no: string;
      task_type: number;
      file_name: string | null;
      status: number;
      read_flag: Generated<boolean>;
      total_quantity: number | null;
      success_quantity: number | null;
      fail_quantity: number | null;
      receipt: ColumnType<unknown, string | null, string | null>;
      created_at: Generated<Date>;
      finished_at: Date | null;
    };
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
