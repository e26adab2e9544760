import type { ShipmentStatus } from '@lading/contracts/entities/shipment';
import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    shipment: {
      shipment_id: Generated<string>;
      org_id: Generated<string>;
      order_id: string | null;
      shipment_no: string;
      shipment_status: ShipmentStatus;
      carrier_name: string | null;
      service_code: string | null;
      tracking_number: string | null;
      postage: ColumnType<string | null, number | null, number | null>;
      currency: string | null;
      created_at: Generated<Date>;
    };
  }
}
