import type { WithdrawalState } from '@lading/contracts/funds';
import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    withdrawal: {
      withdrawal_id: Generated<string>;
      org_id: Generated<string>;
      wallet_id: string;
      currency: string;
      amount: ColumnType<string, number, never>;
      state: Generated<WithdrawalState>;
      reference: string;
      account_sealed: string | null;
      account_end: string;
      hold_id: string;
      transaction_id: string | null;
      bank_reference: string | null;
      reason: string | null;
      asked_by: string | null;
      created_at: Date;
      settled_at: Date | null;
    };
  }
}
