import type { LocalizedText } from '@lading/contracts/core';
import type { PaymentMethod } from '@lading/contracts/funds';
import type { ColumnType, Generated } from 'kysely';

/** `bigint` of minor units: read as a text, written as a number. */
type Minor = ColumnType<string, number, never>;

declare module '../../platform/tables.ts' {
  interface Tables {
    auto_top_up: {
      consent_id: Generated<string>;
      org_id: Generated<string>;
      wallet_id: string;
      threshold: Minor;
      amount: Minor;
      monthly_cap: Minor;
      method: PaymentMethod;
      time_zone: string;
      consented_by: string | null;
      consented_at: Date;
      failures: Generated<number>;
      is_armed: Generated<boolean>;
      ended_at: Date | null;
      end_reason: 'replaced' | 'turned-off' | 'failed' | null;
    };
    wallet_crossing: {
      crossing_id: Generated<string>;
      org_id: Generated<string>;
      wallet_id: string;
      kind: 'low-balance' | 'top-up';
      answered_at: Date | null;
      created_at: Generated<Date>;
      followed_at: ColumnType<Date | null, never, Date>;
    };
    auto_top_up_attempt: {
      crossing_id: string;
      org_id: Generated<string>;
      wallet_id: string;
      consent_id: string;
      payment_id: string | null;
      amount: Minor;
      state: 'STARTED' | 'PAID' | 'REFUSED' | 'CAPPED';
      message: ColumnType<LocalizedText | null, string | null | undefined, string | null>;
      started_at: Date;
      ended_at: Date | null;
    };
    demo_payment_charge: {
      reference: string;
      currency: string;
      amount: Minor;
      is_paid: boolean;
      asked_times: Generated<number>;
    };
  }
}
