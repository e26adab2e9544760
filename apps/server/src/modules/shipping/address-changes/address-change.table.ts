import type { Address, LocalizedText } from '@lading/contracts/core';
import type { AddressChangeKind, AddressChangeState } from '@lading/contracts/shipment-service';
import type { ColumnType, Generated } from 'kysely';

declare module '../../../platform/tables.ts' {
  interface Tables {
    carrier_address_change: {
      change_id: Generated<string>;
      org_id: Generated<string>;
      shipment_id: string;
      account_id: string;
      carrier_name: string;
      kind: AddressChangeKind;
      state: AddressChangeState;
      old_address: ColumnType<Address, string, never>;
      new_address: ColumnType<Address | null, string | null, never>;
      label_ref: string;
      reference: string;
      change_ref: string | null;
      currency: string;
      /** Minor units. */
      fee: ColumnType<string, number, number>;
      is_wallet: boolean;
      hold_id: string | null;
      transaction_id: string | null;
      is_refunded: Generated<boolean>;
      message: ColumnType<LocalizedText | null, string | null | undefined, string | null>;
      asked_by: string | null;
      created_at: Date;
      called_at: Date | null;
      answered_at: Date | null;
      followed_at: Date | null;
      sought_until: ColumnType<Date | null, never, Date | null>;
      late_ref: string | null;
      ended_at: Date | null;
    };
  }
}
