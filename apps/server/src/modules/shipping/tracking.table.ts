import type { LocalizedText } from '@lading/contracts/core';
import type { TrackingStatus, VoidState } from '@lading/contracts/shipping';
import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    tracking_event: {
      tracking_event_id: Generated<string>;
      org_id: Generated<string>;
      shipment_id: string;
      tracking_number: string;
      happened_at: Date;
      status: TrackingStatus;
      detail: string;
      message: string;
      place: string | null;
    };
    label_void: {
      void_id: Generated<string>;
      org_id: Generated<string>;
      purchase_id: string;
      shipment_id: string;
      state: VoidState;
      message: ColumnType<LocalizedText | null, string | null | undefined, string | null>;
      credit_expected: ColumnType<unknown, string | null | undefined, string | null>;
      requested_by: string | null;
      requested_at: Date;
      followed_at: ColumnType<Date | null, never, Date>;
      credited_at: Date | null;
      disputed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      /** Its refund was rejected once the label was void, and its carrier accepts another request. */
      is_refund_retryable: ColumnType<boolean, boolean | undefined, boolean>;
    };
  }
}
