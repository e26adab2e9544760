import type { Address, LocalizedText } from '@lading/contracts/core';
import type { PickupPlace, PickupState } from '@lading/contracts/shipment-service';
import type { ColumnType, Generated } from 'kysely';

declare module '../../../platform/tables.ts' {
  interface Tables {
    carrier_pickup: {
      pickup_id: Generated<string>;
      org_id: Generated<string>;
      account_id: string;
      carrier_name: string;
      state: PickupState;
      address: ColumnType<Address, string, never>;
      day: string;
      ready: string;
      close: string;
      time_zone: string;
      ready_at: Date;
      close_at: Date;
      packages: number;
      weight_lb: ColumnType<string, number, never>;
      place: PickupPlace;
      instructions: string;
      shipment_ids: ColumnType<string[], string, never>;
      reference: string;
      offer_ref: string | null;
      carrier_ref: string | null;
      confirmation: string | null;
      currency: string;
      /** Minor units. */
      fee: ColumnType<string, number, number>;
      is_wallet: boolean;
      hold_id: string | null;
      transaction_id: string | null;
      message: ColumnType<LocalizedText | null, string | null | undefined, string | null>;
      asked_by: string | null;
      created_at: Date;
      called_at: Date | null;
      followed_at: ColumnType<Date | null, never, Date>;
      sought_until: ColumnType<Date | null, never, Date | null>;
      /** For one that was accepted after it was given up and must be canceled. */
      late_ref: ColumnType<string | null, never, string | null>;
    };
  }
}
