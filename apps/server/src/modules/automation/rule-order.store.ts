import { comparedText, kilogramsPerPound } from '@lading/contracts/core';
import { totalWeight } from '@lading/contracts/shipping';
import type { LabelPlan, OrderEvent, OrderEventKind, OrderStatus } from '@lading/contracts/orders';
import type { RuleField } from '@lading/contracts/automation';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { readGoodsGrams } from '../orders/index.ts';
import type { RuleOrder } from './criteria-rules.ts';
import type { Decided } from './rule-plan-rules.ts';

interface OrderRow {
  order_id: string;
  order_no: string;
  order_status: OrderStatus;
  created_at: Date;
  store_id: string | null;
  channel: number | null;
  recipient: {
    [part in 'name' | 'company' | 'countryCode' | 'stateCode' | 'zipCode']?: string | null;
  };
  total_amount: string | null;
  currency: string | null;
  tags: string[];
  carrier_name: string | null;
  service_code: string | null;
  label_plan: LabelPlan | null;
  signature_type: string | null;
  insurance_declared: string | null;
  warehouse_id: string | null;
  ship_by: string | null;
  is_cod: boolean | null;
  state_at: Date | null;
  residential: boolean | null;
  lines: { sku: string; quantity: number }[];
  packages: { weight1: number | null; weight2: number | null; unit: string | null }[];
}

const poundsPerKilogram = 1 / kilogramsPerPound;

/** The total weight of all packages; null unless each has one. */
function poundsOf(packages: OrderRow['packages']): number | null {
  const weights = packages.map(({ weight1, weight2, unit }) => {
    const isMetric = unit === 'cm/kg';
    const weight = totalWeight(weight1, weight2, isMetric ? 'cm/kg' : 'in/lb');
    return weight === null ? null : weight * (isMetric ? poundsPerKilogram : 1);
  });
  if (weights.length === 0 || weights.includes(null)) return null;
  return weights.reduce<number>((sum, weight) => sum + weight!, 0);
}

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

function asRuleOrder(row: OrderRow): RuleOrder {
  const { recipient } = row;
  return {
    orderId: row.order_id,
    orderNo: row.order_no,
    status: row.order_status,
    createdAt: row.created_at,
    storeId: row.store_id,
    channel: row.channel,
    recipientName: recipient.name || null,
    country: recipient.countryCode || null,
    state: recipient.stateCode || null,
    zip: recipient.zipCode || null,
    isResidential: row.residential ?? !recipient.company,
    pounds: poundsOf(row.packages),
    value: numberOf(row.total_amount),
    currency: row.currency,
    lines: row.lines,
    tags: row.tags,
    carrierName: row.carrier_name,
    serviceCode: row.service_code,
    plan: row.label_plan,
    signature: row.signature_type,
    warehouseId: row.warehouse_id,
    insurance: numberOf(row.insurance_declared),
    shipBy: row.ship_by,
    isCod: row.is_cod ?? false,
    stateAt: row.state_at,
  };
}

/** Orders in the form for rules. Without package weights, the weight of the goods is used. */
async function readOrders(trx: Trx, chosen: RawBuilder<unknown>): Promise<RuleOrder[]> {
  const { rows } = await sql<OrderRow>`
    select o.order_id::text, o.order_no, o.order_status, o.created_at, o.store_id::text, s.channel, o.recipient, o.total_amount::text,
      o.currency, o.tags, o.carrier_name, o.service_code, o.label_plan, o.signature_type, o.insurance_declared::text,
      (c.result ->> 'residential')::boolean as residential, o.warehouse_id::text, to_char(o.ship_by, 'YYYY-MM-DD') as ship_by, o.is_cod,
      case when not exists (select from order_event e
        where e.order_id = o.order_id and e.kind = 'hold-changed' and e.happened_at >= o.state_at) then o.state_at end as state_at,
      coalesce((select jsonb_agg(jsonb_build_object('sku', l.sku_code, 'quantity', l.quantity) order by l.line_no)
        from order_line l where l.order_id = o.order_id), '[]') as lines,
      coalesce((select jsonb_agg(jsonb_build_object('weight1', p.weight1, 'weight2', p.weight2, 'unit', p.unit))
        from order_package p where p.order_id = o.order_id), '[]') as packages
    from customer_order o left join store s on s.store_id = o.store_id
      left join order_address_check c on c.order_id = o.order_id and c.recipient = o.recipient
    ${chosen}`.execute(trx);
  const orders = rows.map(asRuleOrder);
  const unweighed = orders.flatMap(({ orderId, pounds }) => (pounds === null ? [orderId] : []));
  if (unweighed.length === 0) return orders;
  const grams = await readGoodsGrams(trx, unweighed);
  return orders.map((order) => {
    const known = grams.get(order.orderId);
    return known === undefined ? order : { ...order, pounds: (known / 1_000) * poundsPerKilogram };
  });
}

/** Orders in the form for rules; lock them first, see `readOrderStates`. */
export const readRuleOrders = (trx: Trx, orderIds: readonly string[]): Promise<RuleOrder[]> =>
  readOrders(trx, sql`where o.order_id = any (${[...orderIds]}::bigint[]) order by o.order_id`);

/** The latest orders of the organization, newest first. */
export const readLatestOrders = (trx: Trx, most: number): Promise<RuleOrder[]> =>
  readOrders(trx, sql`order by o.created_at desc, o.order_id desc limit ${most}`);

/** The fields decided by a person, by kind of event. A person who enters an order decides its fields. */
const decidedBy: Readonly<Record<string, readonly RuleField[]>> = {
  assigned: ['warehouse'],
  released: ['hold'],
  'hold-changed': ['hold'],
  planned: ['way'],
};
const decidedByEdit: Readonly<Record<string, RuleField>> = {
  carrierName: 'way',
  serviceCode: 'way',
  signatureType: 'signature',
  insuranceDeclared: 'insurance',
};

/**
 * People's decisions by order: from its timeline, which records who did what, and from those of the orders that it was split from, or
 * that were merged into it, up to then.
 */
export async function readDecided(trx: Trx, orders: readonly RuleOrder[]): Promise<Map<string, Decided>> {
  const { rows } = await sql<{ order_id: string; kind: OrderEventKind; detail: OrderEvent['detail'] }>`
    with recursive origin as (
      select given.order_id, given.order_id as earlier, null::bigint as until
      from unnest(${orders.map(({ orderId }) => orderId)}::bigint[]) as given (order_id)
      union
      select origin.order_id, other.order_id, least(origin.until, began.event_id)
      from origin
        cross join lateral (select min(own.event_id) as event_id from order_event own where own.order_id = origin.earlier) began
        cross join lateral (
          select part.order_id from customer_order part where part.merged_into = origin.earlier
          union all
          select coalesce((
            select (told.detail->'orders'->0->>'orderId')::bigint from order_event told
            where told.order_id = part.order_id and told.kind = 'split-from' order by told.event_id limit 1
          ), part.split_from) from customer_order part where part.order_id = origin.earlier and part.split_from is not null
        ) other
    )
    select origin.order_id::text, e.kind, e.detail
    from origin join order_event e on e.order_id = origin.earlier and (origin.until is null or e.event_id < origin.until)
    where e.user_id is not null
      and e.kind in ('edited', 'created', 'copied', 'assigned', 'released', 'hold-changed', 'tagged', 'planned', 'merged')
    order by e.event_id`.execute(trx);
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  return new Map(
    orders.map((order) => {
      const fields = new Set<RuleField>();
      const tagsOff = new Set<string>();
      for (const { kind, detail } of byOrder.get(order.orderId) ?? []) {
        for (const field of decidedBy[kind] ?? []) fields.add(field);
        for (const edited of detail.fields ?? []) {
          const field = decidedByEdit[edited];
          if (field) fields.add(field);
        }
        for (const tag of detail.removed ?? []) tagsOff.add(comparedText(tag));
        for (const tag of detail.added ?? []) tagsOff.delete(comparedText(tag));
        // The person who merged the orders has chosen the shipping of the merge.
        if (kind === 'merged' && (order.serviceCode || order.plan)) fields.add('way');
        if (kind !== 'created' && kind !== 'copied') continue;
        // A person entered the current value, unless a rule has planned it.
        if (order.serviceCode && order.plan === null) fields.add('way');
        if (order.signature) fields.add('signature');
      }
      return [order.orderId, { fields, tagsOff }];
    }),
  );
}
