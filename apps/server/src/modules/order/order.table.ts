import type { Address } from '@lading/contracts/entities/address';
import type { OrderStatus } from '@lading/contracts/entities/order';
import type { PullResult } from '@lading/contracts/entities/store';
import type { ColumnType, Generated } from 'kysely';

/** `numeric`: read as a text, written as a number. */
type Numeric = ColumnType<string | null, number | null, number | null>;
/** `jsonb`: read as a value, written as JSON. */
type Json<Value> = ColumnType<Value, string, string>;

declare module '../../platform/tables.ts' {
  interface Tables {
    store: {
      store_id: Generated<string>;
      org_id: Generated<string>;
      name: string;
      channel: number;
      active: Generated<boolean>;
      pull_order_status: Generated<number>;
      pull_order_time: Date | null;
      pull_result: Json<PullResult> | null;
      logo: string | null;
      created_at: Generated<Date>;
    };
    customer_order: {
      order_id: Generated<string>;
      org_id: Generated<string>;
      order_no: string;
      order_type: 'SELLER' | 'VENDOR';
      order_status: OrderStatus;
      store_id: string | null;
      sender: ColumnType<Address | null, string | null, string | null>;
      recipient: Json<Address>;
      currency: string | null;
      total_amount: Numeric;
      carrier_name: string | null;
      service_code: string | null;
      reference: string | null;
      reference2: string | null;
      signature_type: string | null;
      is_cod: boolean | null;
      cod_amount: Numeric;
      pay_method: string | null;
      insurance_declared: Numeric;
      lithium: string | null;
      battery_type: number | null;
      external_id: string | null;
      external_digest: string | null;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    order_line: {
      org_id: Generated<string>;
      order_id: string;
      line_no: number;
      sku_code: string;
      sku_name: string | null;
      quantity: number;
      unit_price: Numeric;
    };
    order_package: {
      org_id: Generated<string>;
      order_id: string;
      package_no: number;
      package_type: string | null;
      length: Numeric;
      width: Numeric;
      height: Numeric;
      weight1: Numeric;
      weight2: Numeric;
      unit: string | null;
      tracking_number: string | null;
    };
  }
}
