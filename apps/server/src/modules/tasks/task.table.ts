import type { LocalizedText } from '@lading/contracts/core';
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
      /** Counts by result; null until the task has succeeded. */
      receipt: ColumnType<Record<string, string | number> | null, string | null, string | null>;
      /** Why it failed, in both languages. */
      failure: ColumnType<LocalizedText | null, string | null | undefined, string | null>;
      /** It failed because its owner stopped it. */
      cancelled: Generated<boolean>;
      created_at: Generated<Date>;
      started_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      finished_at: Date | null;
      file_key: ColumnType<string | null, string | null | undefined, string | null>;
      file_bytes: ColumnType<string | null, number | null | undefined, number | null>;
      file_expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    };
  }
}
