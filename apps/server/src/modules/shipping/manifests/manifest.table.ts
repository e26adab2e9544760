import type { Address, LocalizedText } from '@lading/contracts/core';
import type { ManifestState } from '@lading/contracts/shipment-service';
import type { ColumnType, Generated } from 'kysely';

declare module '../../../platform/tables.ts' {
  interface Tables {
    carrier_manifest: {
      manifest_id: Generated<string>;
      org_id: Generated<string>;
      account_id: string;
      carrier_name: string;
      state: ManifestState;
      origin: ColumnType<Address, string, never>;
      ship_date: string;
      shipments: number;
      packages: number;
      reference: string;
      carrier_ref: string | null;
      number: string | null;
      file_key: string | null;
      bytes: number | null;
      message: ColumnType<LocalizedText | null, string | null | undefined, string | null>;
      asked_by: string | null;
      created_at: Date;
      followed_at: ColumnType<Date | null, never, Date>;
    };
  }
}
