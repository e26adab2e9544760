import type { LabelPlan } from '@lading/contracts/orders';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './order.table.ts';

/** The fields of an order that automation rules set, besides tags, warehouse and state. */
export interface RuledFields {
  orderId: string;
  carrierName: string | null;
  serviceCode: string | null;
  plan: LabelPlan | null;
  signature: string | null;
  insurance: number | null;
}

/**
 * Writes the changes of rules to orders. For fields that people edit too, the version goes up: a person who has the order open for
 * editing sees what has changed.
 */
export async function writeRuledFields(trx: Trx, orders: readonly RuledFields[], now: Date): Promise<void> {
  if (orders.length === 0) return;
  await sql`
    update customer_order o set
      version = o.version + case
        when (o.carrier_name, o.service_code, o.signature_type)
          is distinct from (given.carrier_name, given.service_code, given.signature_type) then 1 else 0 end,
      carrier_name = given.carrier_name, service_code = given.service_code, signature_type = given.signature_type,
      label_plan = given.label_plan, insurance_declared = given.insurance_declared, updated_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(
      orders.map(({ orderId, carrierName, serviceCode, plan, signature, insurance }) => ({
        order_id: orderId,
        carrier_name: carrierName,
        service_code: serviceCode,
        label_plan: plan,
        signature_type: signature,
        insurance_declared: insurance,
      })),
    )}::jsonb) as given (
      order_id bigint, carrier_name text, service_code text, label_plan jsonb, signature_type text, insurance_declared numeric
    )
    where o.order_id = given.order_id`.execute(trx);
}
