import type {
  CriteriaGroup,
  RuleAction,
  RuleChange,
  RuleTrigger,
  TraceState,
} from '@lading/contracts/automation';
import type { ColumnType, Generated } from 'kysely';

/** `jsonb`: read as a value, written as JSON. */
type Json<Value> = ColumnType<Value, string, string>;

declare module '../../platform/tables.ts' {
  interface Tables {
    automation_rule: {
      rule_id: Generated<string>;
      org_id: Generated<string>;
      position: number;
      name: string;
      is_on: Generated<boolean>;
      trigger: RuleTrigger;
      criteria: Json<CriteriaGroup>;
      actions: Json<RuleAction[]>;
      is_final: boolean;
      version: Generated<number>;
      matched: Generated<string>;
      last_matched_at: ColumnType<Date | null, never, Date>;
      updated_by: string | null;
      updated_at: Date;
    };
    order_to_automate: {
      order_id: string;
      trigger: 'ARRIVED' | 'READY';
      org_id: Generated<string>;
    };
    automation_run: {
      run_id: Generated<string>;
      org_id: Generated<string>;
      began_at: Date;
      orders: Generated<number>;
      matched: Generated<number>;
      undone_at: ColumnType<Date | null, never, Date>;
      undone_by: ColumnType<string | null, never, string>;
    };
    automation_match: {
      rule_id: string;
      order_id: string;
      org_id: Generated<string>;
    };
    automation_trace: {
      trace_id: Generated<string>;
      org_id: Generated<string>;
      run_id: string;
      order_id: string;
      rule_id: string;
      rule_name: string;
      rule_version: number;
      happened_at: Date;
      change: Json<RuleChange>;
      state: TraceState;
    };
  }
}
