import type { Address } from '@lading/contracts/core';
import type { LabelStatus, ShipmentStatus, TrackingStatus } from '@lading/contracts/shipping';
import type { ColumnType, Generated } from 'kysely';

/** `jsonb`: read as a value, written as JSON. */
type Json<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

declare module '../../platform/tables.ts' {
  interface Tables {
    shipment: {
      shipment_id: Generated<string>;
      org_id: Generated<string>;
      order_id: string | null;
      quote_id: ColumnType<string | null, string | null | undefined, string | null>;
      /** Of a return: the shipment that it brings back. */
      return_of: ColumnType<string | null, string | null | undefined, never>;
      shipment_no: string;
      shipment_status: ShipmentStatus;
      label_status: Generated<LabelStatus>;
      tracking_status: Generated<TrackingStatus>;
      /** As they were when the label was bought; null before that. */
      sender: Json<Address>;
      recipient: Json<Address>;
      carrier_name: string | null;
      service_code: string | null;
      /** What its carrier calls the service that was bought. */
      service_name: Json<{ en: string; zh: string }>;
      account_id: ColumnType<string | null, string | null | undefined, string | null>;
      ship_date: ColumnType<string | null, string | null | undefined, string | null>;
      deliver_by: ColumnType<string | null, string | null | undefined, string | null>;
      tracking_number: ColumnType<string | null, string | null | undefined, string | null>;
      postage: ColumnType<string | null, number | null | undefined, number | null>;
      /** Computed by the database, for the order of lists. */
      postage_hundredths: ColumnType<string | null, never, never>;
      currency: ColumnType<string | null, string | null | undefined, string | null>;
      /** When the carrier is asked next where the parcel is; null: it is not. */
      track_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      /** The pickup that it is handed over with. */
      pickup_id: ColumnType<string | null, string | null | undefined, string | null>;
      /** The manifest that it is in. */
      manifest_id: ColumnType<string | null, string | null | undefined, string | null>;
      /** When the carrier's latest news happened. */
      last_event_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      /** When it was marked as handled, and by whom. */
      handled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      handled_by: ColumnType<string | null, string | null | undefined, string | null>;
      /** When its carrier first refused to take back a label that came too late; null: there is none such. */
      late_label_at: ColumnType<Date | null, never, Date | null>;
      /** When a person said that it had left without a label of ours; null: no person did. */
      marked_at: ColumnType<Date | null, never, never>;
      created_at: Generated<Date>;
    };
  }
}
