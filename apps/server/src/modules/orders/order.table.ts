import type { Address } from '@lading/contracts/core';
import type {
  HoldReason,
  LabelPlan,
  MergeRole,
  NotPackedReason,
  OrderEvent,
  OrderEventKind,
  OrderStatus,
  StoreHoldReason,
} from '@lading/contracts/orders';
import type { AddressCheck, OrderCustoms } from '@lading/contracts/shipping';
import type { ColumnType, Generated } from 'kysely';

/** `numeric`: read as a text, written as a number. */
type Numeric = ColumnType<string | null, number | null, number | null>;
/** `jsonb`: read as a value, written as JSON. */
type Json<Value> = ColumnType<Value, string, string>;

declare module '../../platform/tables.ts' {
  interface Tables {
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
      /** Computed by the database, for sorting lists. */
      total_hundredths: ColumnType<string | null, never, never>;
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
      customs: ColumnType<OrderCustoms | null, string | null | undefined, string | null>;
      external_id: string | null;
      external_digest: string | null;
      version: Generated<number>;
      hold_reason: ColumnType<HoldReason | null, HoldReason | null | undefined, HoldReason | null>;
      /** When its hold ends automatically. */
      hold_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
      state_note: ColumnType<string | null, string | null | undefined, string | null>;
      /** Who put it on hold or canceled it. */
      state_by: ColumnType<
        'person' | 'store' | null,
        'person' | 'store' | null | undefined,
        'person' | 'store' | null
      >;
      state_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      partly_elsewhere: Generated<boolean>;
      /** YYYY-MM-DD. */
      ship_by: ColumnType<string | null, string | null | undefined, string | null>;
      tags: Generated<string[]>;
      warehouse_id: ColumnType<string | null, string | null | undefined, string | null>;
      /** Fields that a person has changed, which its store then no longer writes. */
      own_fields: Generated<string[]>;
      /** The address that its store gave last, if a person has changed that of the order; null when unknown. */
      recipient_in_store: ColumnType<Address | null, string | null | undefined, string | null>;
      merge_role: ColumnType<MergeRole | null, never, MergeRole | null>;
      merged_into: ColumnType<string | null, never, string | null>;
      /** For a merged order: its earlier state. */
      before_merge: ColumnType<unknown, never, string | null>;
      /** Its store canceled it although a label was bought. */
      cancelled_in_store_at: ColumnType<Date | null, never, Date | null>;
      /** Its store changed the address or the outstanding items although a label was bought. */
      changed_in_store_at: ColumnType<Date | null, never, Date | null>;
      /** Its store put it on hold while a person had it on hold or canceled. */
      not_wanted_at: ColumnType<Date | null, never, Date | null>;
      read_again_at: ColumnType<Date | null, never, Date | null>;
      held_in_store_at: ColumnType<Date | null, never, Date | null>;
      /** The reason; null when unknown. */
      held_in_store_for: ColumnType<StoreHoldReason | null, never, StoreHoldReason | null>;
      /** Units by SKU that its store wants shipped, as of the last update of the order. */
      due_in_store: ColumnType<Record<string, number> | null, string | null | undefined, string | null>;
      /** The store's order that it was split from. */
      split_from: ColumnType<string | null, never, never>;
      label_plan: ColumnType<LabelPlan | null, string | null | undefined, string | null>;
      /** The import that created it. */
      import_task_id: ColumnType<string | null, string | null | undefined, string | null>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    order_event: {
      event_id: Generated<string>;
      org_id: Generated<string>;
      order_id: string;
      happened_at: Date;
      kind: OrderEventKind;
      user_id: string | null;
      detail: ColumnType<OrderEvent['detail'], string, never>;
    };
    order_address_check: {
      order_id: string;
      org_id: Generated<string>;
      /** The checked address. */
      recipient: Json<Address>;
      result: Json<AddressCheck>;
      checked_at: Date;
    };
    order_line: {
      org_id: Generated<string>;
      order_id: string;
      line_no: number;
      sku_code: string;
      sku_name: string | null;
      quantity: number;
      unit_price: Numeric;
      is_unknown: Generated<boolean>;
      shares_sku: Generated<boolean>;
    };
    order_line_not_packed: {
      org_id: Generated<string>;
      order_id: string;
      line_no: number;
      sku_code: string | null;
      sku_name: string | null;
      quantity: number;
      unit_price: Numeric;
      why: NotPackedReason;
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
