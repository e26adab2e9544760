import type { LocalizedText, Money } from '@lading/contracts/core';
import type {
  BatchOffer,
  PackageSource,
  RatedPackage,
  ServiceChoice,
  SignatureType,
} from '@lading/contracts/shipping';
import type { ColumnType, Generated } from 'kysely';

/** `jsonb`: read as a value, written as its text. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

/** Purchase options of a row besides carrier and service. */
export interface RowOptions {
  signature: SignatureType;
  insurance: Money | null;
}

declare module '../../../platform/tables.ts' {
  interface Tables {
    label_batch: {
      batch_id: Generated<string>;
      org_id: Generated<string>;
      working: 'rating' | 'buying' | null;
      created_by: string | null;
      created_at: Date;
    };
    label_batch_row: {
      row_id: Generated<string>;
      org_id: Generated<string>;
      batch_id: string;
      row_no: number;
      order_id: string;
      state: Generated<'PENDING' | 'READY' | 'INVALID' | 'QUEUED' | 'TAKEN' | 'FAILED'>;
      choice: Json<ServiceChoice>;
      packages: ColumnType<RatedPackage[] | null, string | null | undefined, string | null>;
      rated_packages: Json<RatedPackage[]>;
      /** Their source; null for rows rated by an earlier release. */
      packages_from: PackageSource | null;
      quote_id: string | null;
      quoted_until: Date | null;
      ship_date: ColumnType<string | null, string | null | undefined, string | null>;
      /** Later than the day on which it was rated: after the cut-off, or on a day without pickups. */
      ships_later: Generated<boolean>;
      options: ColumnType<RowOptions | null, string | null | undefined, string | null>;
      /** Whether the address is a home, as chosen and as rated. */
      residential: boolean | null;
      rated_residential: boolean | null;
      offers: Json<BatchOffer[]>;
      offer: ColumnType<BatchOffer | null, string | null | undefined, string | null>;
      /** Minor units. */
      was: ColumnType<string | null, number | null | undefined, number | null>;
      attempt: Generated<number>;
      /** Carrier and service come from the order's plan, not from a person's choice. */
      is_by_plan: Generated<boolean>;
      purchase_id: string | null;
      message: ColumnType<LocalizedText | null, string | null | undefined, string | null>;
    };
  }
}
