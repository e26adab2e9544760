import type { Address } from '@lading/contracts/core';
import type { EeiBasis } from '@lading/contracts/shipping';
import type { ColumnType, Generated } from 'kysely';
import type { CustomsItem } from '../../orders/index.ts';

declare module '../../../platform/tables.ts' {
  interface Tables {
    eei_record: {
      purchase_id: string;
      org_id: Generated<string>;
      shipment_id: string;
      basis: EeiBasis;
      itn: string | null;
      /** Whether all goods were confirmed to be. */
      ear99: Generated<boolean>;
      consignee: ColumnType<Address, string, never>;
      consignee_key: string;
      /** YYYY-MM-DD. */
      ship_date: ColumnType<string, string, never>;
      currency: string;
      /** For all goods, in hundredths. */
      worth: ColumnType<string, number, never>;
      signer: string;
      items: ColumnType<CustomsItem[], string, never>;
      created_at: Date;
    };
    eei_entry: {
      entry_id: Generated<string>;
      org_id: Generated<string>;
      purchase_id: string;
      basis: EeiBasis;
      itn: string | null;
      exemption: string | null;
      user_id: string | null;
      created_at: Date;
    };
  }
}
