import type { ColumnType, Generated } from 'kysely';
import type { CarrierRequest } from '../carrier-adapter.ts';

declare module '../../../../platform/tables.ts' {
  interface Tables {
    /** The demo carrier's own books, which no organization sees. */
    demo_carrier_label: {
      carrier_ref: Generated<string>;
      reference: string;
      shipment_no: string;
      service_code: string;
      request: ColumnType<CarrierRequest, string, never>;
      tracking_numbers: ColumnType<string[], string, never>;
      bought_at: Date;
      void_requested_at: Date | null;
    };
    demo_carrier_dispute: { invoice_line: string; disputed_at: Date };
  }
}
