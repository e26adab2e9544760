import type { LedgerAccount, PaymentMethod, PaymentState, TransactionKind } from '@lading/contracts/funds';
import type { ColumnType, Generated } from 'kysely';

/** `bigint` of minor units: read as a text, written as a number. */
type Minor = ColumnType<string, number, number>;
/** Only changed by entries of the ledger. */
type Balance = ColumnType<string, never, never>;
type Detail = Record<string, string | number>;

declare module '../../platform/tables.ts' {
  interface Tables {
    wallet: {
      wallet_id: Generated<string>;
      org_id: Generated<string>;
      kind: 'postage' | 'warehouse';
      warehouse_id: string | null;
      currency: string;
      available: Balance;
      held: Balance;
      credit_limit: ColumnType<string, number | undefined, number>;
      low_balance: ColumnType<string | null, number | null | undefined, number | null>;
      created_at: Generated<Date>;
    };
    ledger_transaction: {
      transaction_id: Generated<string>;
      org_id: Generated<string>;
      kind: TransactionKind;
      key: string;
      request_hash: string;
      cause_kind: string;
      cause_id: string;
      detail: ColumnType<Detail, string, never>;
      reverses: string | null;
      created_at: ColumnType<Date, Date | undefined, never>;
    };
    ledger_entry: {
      entry_id: Generated<string>;
      org_id: Generated<string>;
      transaction_id: string;
      account: LedgerAccount;
      wallet_id: string | null;
      currency: string;
      amount: ColumnType<string, number, never>;
      balance_after: ColumnType<string | null, never, never>;
      posted_after: ColumnType<string | null, never, never>;
    };
    wallet_hold: {
      hold_id: Generated<string>;
      org_id: Generated<string>;
      wallet_id: string;
      currency: string;
      amount: Minor;
      state: Generated<'HELD' | 'POSTED' | 'RELEASED'>;
      cause_kind: string;
      cause_id: string;
      placed_by: string;
      resolved_by: string | null;
      created_at: Generated<Date>;
    };
    expected_credit: {
      expected_credit_id: Generated<string>;
      org_id: Generated<string>;
      wallet_id: string;
      currency: string;
      amount: Minor;
      state: Generated<'PENDING' | 'CREDITED' | 'REFUSED'>;
      cause_kind: string;
      cause_id: string;
      expected_on: string | null;
      transaction_id: string | null;
      created_at: Generated<Date>;
    };
    payment: {
      payment_id: Generated<string>;
      org_id: Generated<string>;
      wallet_id: string;
      currency: string;
      amount: Minor;
      /** The received amount, if different. */
      received: ColumnType<string | null, never, number>;
      method: PaymentMethod;
      state: Generated<PaymentState>;
      reference: string;
      transaction_id: string | null;
      asked_by: string | null;
      is_automatic: Generated<boolean>;
      created_at: Generated<Date>;
      settled_at: Date | null;
    };
  }
}
