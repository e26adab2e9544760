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
      /** For a return: the returned shipment. */
      return_of: ColumnType<string | null, string | null | undefined, never>;
      /** For packages that are labeled again: their shipment, and their numbers in it, in the order of the new labels. */
      relabel_of: ColumnType<string | null, string | null | undefined, never>;
      relabeled_packages: ColumnType<number[] | null, number[] | null | undefined, number[]>;
      shipment_no: string;
      shipment_status: ShipmentStatus;
      label_status: Generated<LabelStatus>;
      tracking_status: Generated<TrackingStatus>;
      /** As of the purchase of the label; null before that. */
      sender: Json<Address>;
      recipient: Json<Address>;
      carrier_name: string | null;
      service_code: string | null;
      /** The carrier's name of the bought service. */
      service_name: Json<{ en: string; zh: string }>;
      account_id: ColumnType<string | null, string | null | undefined, string | null>;
      ship_date: ColumnType<string | null, string | null | undefined, string | null>;
      deliver_by: ColumnType<string | null, string | null | undefined, string | null>;
      tracking_number: ColumnType<string | null, string | null | undefined, string | null>;
      postage: ColumnType<string | null, number | null | undefined, number | null>;
      /** Units by SKU in it, once its order's lines are what follows; null: those lines. */
      units: Json<Record<string, number>>;
      /** Its label is void, and these units no longer count as shipped in its order. */
      are_units_due: Generated<boolean>;
      /** Computed by the database, for sorting lists. */
      postage_hundredths: ColumnType<string | null, never, never>;
      currency: ColumnType<string | null, string | null | undefined, string | null>;
      /** When the carrier is next asked for tracking; null: never. */
      track_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      /** The pickup that it is handed over with. */
      pickup_id: ColumnType<string | null, string | null | undefined, string | null>;
      /** The manifest that it is in. */
      manifest_id: ColumnType<string | null, string | null | undefined, string | null>;
      /** The moment of the carrier's latest event. */
      last_event_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      /** When it was marked as handled, and by whom. */
      handled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      handled_by: ColumnType<string | null, string | null | undefined, string | null>;
      /** When its carrier first refused to void a late label; null: never. */
      late_label_at: ColumnType<Date | null, never, Date | null>;
      /** Its order's store, and the country that it goes to; written by the database. */
      store_id: ColumnType<string | null, never, never>;
      country_code: ColumnType<string | null, never, never>;
      /** Its carrier has charged an adjustment. */
      is_adjusted: ColumnType<boolean, never, boolean>;
      /** When a person marked it as shipped without our label; null: never. */
      marked_at: ColumnType<Date | null, never, never>;
      created_at: Generated<Date>;
    };
  }
}
