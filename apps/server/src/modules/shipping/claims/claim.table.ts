import type { LocalizedText } from '@lading/contracts/core';
import type { AttachmentType } from '@lading/contracts/orders';
import type { ClaimMessage, ClaimState, ClaimType } from '@lading/contracts/shipment-service';
import type { ColumnType, Generated } from 'kysely';

declare module '../../../platform/tables.ts' {
  interface Tables {
    insurance_claim: {
      claim_id: Generated<string>;
      org_id: Generated<string>;
      shipment_id: string;
      purchase_id: string;
      account_id: string;
      state: ClaimState;
      type: ClaimType;
      currency: string;
      /** Minor units. */
      insured: ColumnType<string, number, number>;
      requested: ColumnType<string, number, number>;
      approved: ColumnType<string | null, number | undefined, number>;
      description: string;
      closes_at: Date;
      reference: string;
      transaction_id: ColumnType<string | null, string | undefined, string>;
      asked_by: string | null;
      created_at: Date;
      submitted_at: ColumnType<Date | null, Date | undefined, Date>;
      decided_at: ColumnType<Date | null, Date | undefined, Date>;
      paid_at: ColumnType<Date | null, Date | undefined, Date>;
      followed_at: ColumnType<Date | null, Date | undefined, Date>;
    };
    claim_message: {
      message_id: Generated<string>;
      org_id: Generated<string>;
      claim_id: string;
      message_key: string;
      author: ClaimMessage['author'];
      body: string | null;
      message: ColumnType<LocalizedText | null, string | null, never>;
      written_by: string | null;
      created_at: Date;
      sent_at: ColumnType<Date | null, Date | null | undefined, Date>;
    };
    claim_file: {
      file_id: Generated<string>;
      org_id: Generated<string>;
      claim_id: string;
      upload_key: string;
      file_key: string;
      file_name: string;
      content_type: AttachmentType;
      bytes: number;
      added_by: string | null;
      created_at: Date;
      sent_at: ColumnType<Date | null, Date | undefined, Date>;
    };
  }
}
