import type { LocalizedText } from '@lading/contracts/core';
import type { PurchaseState, Rate } from '@lading/contracts/shipping';
import type { ColumnType, Generated } from 'kysely';
import type { LayoutDocument } from '../../platform/documents/layout-model.ts';

declare module '../../platform/tables.ts' {
  interface Tables {
    label_purchase: {
      purchase_id: Generated<string>;
      org_id: Generated<string>;
      quote_id: string;
      rate_id: string;
      shipment_id: string;
      idempotency_key: string;
      request_hash: string;
      state: PurchaseState;
      account_id: string;
      service_code: string;
      reference: string;
      hold_id: string | null;
      currency: string;
      /** Minor units. */
      amount: ColumnType<string, number, number>;
      charged: ColumnType<string | null, number | undefined, number>;
      lines: ColumnType<Rate['lines'], string, string>;
      /** The client's account is charged when the label is first scanned. */
      is_charged_on_scan: ColumnType<boolean, boolean, never>;
      carrier_ref: string | null;
      carrier_note: string | null;
      /** For labels that arrived after the purchase was abandoned and must be voided. */
      late_ref: ColumnType<string | null, never, string | null>;
      /** Why the carrier does not void them, and since when. */
      late_message: ColumnType<LocalizedText | null, never, string | null>;
      late_rejected_at: ColumnType<Date | null, never, Date | null>;
      /** When such labels were voided. */
      late_ended_at: ColumnType<Date | null, never, Date>;
      attempts: Generated<number>;
      message: ColumnType<LocalizedText | null, string | null | undefined, string | null>;
      asked_by: string | null;
      created_at: Date;
      called_at: Date | null;
      followed_at: ColumnType<Date | null, never, Date>;
      ended_at: Date | null;
    };
    label: {
      label_id: Generated<string>;
      org_id: Generated<string>;
      purchase_id: string;
      shipment_id: string;
      package_no: number;
      tracking_number: string;
      layout: ColumnType<LayoutDocument, string, never>;
      printed_count: Generated<number>;
      /** It was voided, while others of its shipment were not. */
      voided_at: ColumnType<Date | null, never, Date>;
      /** When a scan of it became known although it was void. */
      scanned_after_void_at: ColumnType<Date | null, never, Date>;
    };
    shipment_package: {
      org_id: Generated<string>;
      shipment_id: string;
      package_no: number;
      length: ColumnType<string, number, number>;
      width: ColumnType<string, number, number>;
      height: ColumnType<string, number, number>;
      weight: ColumnType<string, number, number>;
      unit: 'in/lb' | 'cm/kg';
      tracking_number: string | null;
    };
  }
}
