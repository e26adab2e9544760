import type { LocalizedText } from '@lading/contracts/core';
import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    import_receipt: {
      task_id: string;
      org_id: Generated<string>;
      left_out: number;
      written_at: Date | null;
      revert_state: 'RUNNING' | 'DONE' | null;
      revert_asked_by: string | null;
      reverted_at: Date | null;
      removed: number | null;
      restored: number | null;
      revert_begun: Generated<number>;
      revert_refusal: ColumnType<LocalizedText | null, string | null, string | null>;
    };
  }
}
