import type {
  Adjustment,
  AdjustmentReason,
  AdjustmentState,
  DisputeReason,
  RatedPackage,
} from '@lading/contracts/shipping';
import type { ColumnType, Generated } from 'kysely';

declare module '../../../platform/tables.ts' {
  interface Tables {
    label_adjustment: {
      adjustment_id: Generated<string>;
      org_id: Generated<string>;
      purchase_id: string;
      shipment_id: string;
      account_id: string;
      invoice_line: string;
      package_no: number;
      reason: AdjustmentReason;
      declared: ColumnType<RatedPackage, string, never>;
      measured: ColumnType<RatedPackage, string, never>;
      currency: string;
      /** Minor units. */
      was: ColumnType<string, number, never>;
      now: ColumnType<string, number, never>;
      evidence: ColumnType<Adjustment['evidence'], string, never>;
      state: Generated<AdjustmentState>;
      transaction_id: string;
      dispute_reason: DisputeReason | null;
      dispute_note: string | null;
      disputed_by: string | null;
      disputed_at: Date | null;
      followed_at: ColumnType<Date | null, never, Date>;
      sent_at: Date | null;
      decided_at: Date | null;
      credit_transaction_id: string | null;
      charged_at: Date;
      /** When the seller was told. */
      reported_at: ColumnType<Date, Date, never>;
    };
  }
}
