import type { CarrierAct, CarrierCallFailure } from '@lading/contracts/shipping';
import type { ColumnType, Generated } from 'kysely';

declare module '../../../platform/tables.ts' {
  interface Tables {
    carrier_call: {
      call_id: Generated<string>;
      org_id: Generated<string>;
      account_id: string;
      shipment_id: ColumnType<string | null, string | null, never>;
      act: CarrierAct;
      method: string;
      path: string;
      status: ColumnType<number | null, number | null, never>;
      failure: ColumnType<CarrierCallFailure | null, CarrierCallFailure | null, never>;
      milliseconds: number;
      request_sealed: ColumnType<string | null, string | null, never>;
      reply_sealed: ColumnType<string | null, string | null, never>;
      called_at: Date;
    };
  }
}
