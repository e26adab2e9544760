import type { LocalizedText } from '@lading/contracts/core';
import type { BulkRowState, OrderBulkRequest } from '@lading/contracts/orders';
import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    order_bulk_job: {
      task_id: string;
      org_id: Generated<string>;
      request: ColumnType<OrderBulkRequest, string, never>;
      begun: Generated<number>;
    };
    order_bulk_row: {
      task_id: string;
      row_no: number;
      org_id: Generated<string>;
      order_id: string;
      order_no: string;
      state: Generated<BulkRowState>;
      message: ColumnType<LocalizedText | null, string | null | undefined, string | null>;
    };
  }
}
