import type { PullResult } from '@lading/contracts/stores';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** `jsonb`: read as a value, written as JSON. */
type Json<Value> = ColumnType<Value, string, string>;

declare module '../../platform/tables.ts' {
  interface Tables {
    store: {
      store_id: Generated<string>;
      org_id: Generated<string>;
      name: string;
      /** What names are sorted by. */
      name_order: GeneratedAlways<string>;
      channel: number;
      active: Generated<boolean>;
      pull_order_status: Generated<number>;
      pull_order_time: Date | null;
      pull_result: Json<PullResult> | null;
      logo: string | null;
      created_at: Generated<Date>;
    };
  }
}
