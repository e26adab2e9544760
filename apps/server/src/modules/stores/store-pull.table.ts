import type { LocalizedText } from '@lading/contracts/core';
import type { ColumnType, Generated } from 'kysely';
import type { ConnectorName } from './channels/connectors.ts';

/** `jsonb`: read as a value, written as JSON. */
type Json<Value> = ColumnType<Value, string, string>;

declare module '../../platform/tables.ts' {
  interface Tables {
    store_source: {
      store_id: string;
      org_id: Generated<string>;
      connector: ConnectorName;
      address: string;
      credentials_sealed: string | null;
      changed_until: Date | null;
      cursor_at: Date | null;
      page_size: ColumnType<number | null, number | null | undefined, number | null>;
      connected_at: Generated<Date>;
      disconnected_at: Date | null;
      next_pull_at: Date | null;
      failures: Generated<number>;
      paused_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      open_round_at: Generated<Date>;
      /** Null: no round of questions for open orders is under way. */
      open_asked_id: ColumnType<string | null, never, string | null>;
    };
    store_pull: {
      pull_id: Generated<string>;
      org_id: Generated<string>;
      store_id: string;
      asked_by: string | null;
      asked_name: string | null;
      status: Generated<number>;
      asked_at: Date;
      ended_at: Date | null;
      insert_count: Generated<number>;
      update_count: Generated<number>;
      delete_count: Generated<number>;
      held_count: Generated<number>;
      read_count: Generated<number>;
      told_count: number | null;
      error: Json<LocalizedText> | null;
      begun: Generated<number>;
      turn: Generated<number>;
      mark: Json<unknown> | null;
      started_at: Date | null;
    };
    held_order: {
      org_id: Generated<string>;
      store_id: string;
      external_id: string;
      order_no: string | null;
      reason: Json<LocalizedText>;
      content: Json<unknown>;
      seen_at: Date;
    };
  }
}
