import { decimalPlaces, type Address } from '@lading/contracts/core';
import type { OrderDraft, OrderType } from '@lading/contracts/orders';
import { vendorChannels } from '@lading/contracts/stores';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import './order.table.ts';

type Content = Omit<OrderDraft, 'storeId' | 'currency' | 'sender'> & { sender: Address | null };

const columnsOf = (order: Content) => ({
  recipient: JSON.stringify(order.recipient),
  sender: order.sender && JSON.stringify(order.sender),
  carrier_name: order.carrierName,
  service_code: order.serviceCode,
  signature_type: order.signatureType,
  reference: order.reference,
  reference2: order.reference2,
  ship_by: order.shipBy ?? null,
});

/** Payment, insurance and special handling columns of a draft, by field. */
const careColumns = {
  insuranceDeclared: ({ insuranceDeclared }: Content) => ({ insurance_declared: insuranceDeclared ?? null }),
  codAmount: ({ codAmount }: Content) => ({ is_cod: Boolean(codAmount), cod_amount: codAmount || null }),
  lithium: ({ lithium = null }: Content) => ({
    lithium,
    // Without batteries there is no battery type.
    ...(lithium !== 'Yes' && { battery_type: null }),
  }),
};

/** Customs choices, if any were made. */
const customsColumn = ({ customs }: Content) => ({ customs: customs ? JSON.stringify(customs) : null });

/** The sum of the lines; null when a price is unknown. */
const totalOf = ({ lines, currency }: Pick<OrderDraft, 'lines' | 'currency'>): number | null => {
  if (lines.length === 0 || lines.some(({ unitPrice }) => unitPrice == null)) return null;
  const parts = 10 ** decimalPlaces(currency ?? 'USD');
  return (
    Math.round(lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice!, 0) * parts) / parts
  );
};

/** Whether the organization has a store. */
export async function storeExists(trx: Trx, storeId: string): Promise<boolean> {
  if (!isRowId(storeId)) return false;
  const query = trx.selectFrom('store').select('store_id').where('store_id', '=', storeId);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Creates an order entered by hand; without a number it is called M and its id. Undefined when its store already has that number. */
export async function insertWrittenOrder(
  trx: Trx,
  order: OrderDraft & Content,
  now: Date,
): Promise<{ orderId: string; orderNo: string } | undefined> {
  const isNumbered = order.orderNo !== '';
  const row = await trx
    .insertInto('customer_order')
    .values({
      ...columnsOf(order),
      ...careColumns.insuranceDeclared(order),
      ...(order.codAmount ? careColumns.codAmount(order) : {}),
      ...careColumns.lithium(order),
      ...customsColumn(order),
      // A unique placeholder until it has its own number.
      order_no: isNumbered ? order.orderNo : sql<string>`'M-' || gen_random_uuid()`,
      // A vendor order when the store is a retailer that orders from the user, as in an import.
      order_type: sql<OrderType>`case when exists (select from store
        where store_id = ${order.storeId ?? null} and channel = any (${vendorChannels}::integer[])) then 'VENDOR' else 'SELLER' end`,
      order_status: 'UNSHIPPED',
      store_id: order.storeId ?? null,
      currency: order.currency,
      total_amount: totalOf(order),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['order_id', 'order_no'])
    .executeTakeFirst();
  if (!row) return undefined;
  const orderId = row.order_id;
  const orderNo = isNumbered ? row.order_no : await numberById(trx, orderId);
  await writeLines(trx, orderId, order.lines);
  await writePackages(trx, orderId, order.packages);
  return { orderId, orderNo };
}

/**
 * Adds to a copy what its draft omits: payment, insurance, special handling, tags, and the warehouse while
 * the organization is connected with it.
 */
export async function copyCare(
  trx: Trx,
  { orderId, sourceId, order }: { orderId: string; sourceId: string; order: Content },
): Promise<void> {
  const { codAmount, insuranceDeclared, lithium, customs } = order;
  const [cod, insured, battery, declared] = [codAmount, insuranceDeclared, lithium, customs].map((written) =>
    sql.raw(written === undefined ? 's' : 'o'),
  );
  const kind = sql.raw(lithium === undefined || lithium === 'Yes' ? 's' : 'o');
  await sql`
    update customer_order o set pay_method = s.pay_method, cod_amount = ${cod}.cod_amount,
      is_cod = case when ${cod}.cod_amount is not distinct from s.cod_amount then s.is_cod else o.is_cod end,
      insurance_declared = ${insured}.insurance_declared, lithium = ${battery}.lithium, battery_type = ${kind}.battery_type,
      customs = ${declared}.customs, tags = s.tags, warehouse_id = (select c.warehouse_id from warehouse_connection c where c.warehouse_id = s.warehouse_id)
    from customer_order s where o.order_id = ${orderId} and s.order_id = ${sourceId}`.execute(trx);
  await sql`
    update order_line l set is_unknown = s.is_unknown, shares_sku = s.shares_sku from order_line s
    where l.order_id = ${orderId} and s.order_id = ${sourceId} and (s.is_unknown or s.shares_sku) and s.sku_code = l.sku_code`.execute(
    trx,
  );
}

async function numberById(trx: Trx, orderId: string): Promise<string> {
  const taken = (orderNo: string) =>
    trx
      .selectFrom('customer_order')
      .select('order_id')
      .where('order_no', '=', orderNo)
      .where('order_id', '<>', orderId)
      .executeTakeFirst();
  const orderNo = (await taken(`M${orderId}`)) ? `M${orderId}-${Date.now()}` : `M${orderId}`;
  await trx
    .updateTable('customer_order')
    .set({ order_no: orderNo })
    .where('order_id', '=', orderId)
    .execute();
  return orderNo;
}

/** Whether another order of the same store has the number. */
export async function isNumberTaken(trx: Trx, orderId: string, orderNo: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select exists (
      select from customer_order other join customer_order own on own.order_id = ${orderId}
        and coalesce(other.store_id, 0) = coalesce(own.store_id, 0)
      where other.order_no = ${orderNo} and other.order_id <> own.order_id) as taken`.execute(trx);
  return rows[0]!.taken;
}

/** The fields of an order that its store sets. */
export async function readOrigin(
  trx: Trx,
  orderId: string,
): Promise<{ isFromStore: boolean; ownFields: string[] }> {
  const row = await trx
    .selectFrom('customer_order')
    .select(['external_id', 'own_fields'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { isFromStore: row.external_id !== null, ownFields: row.own_fields };
}

/** The address of its store, before a person changes that of the order. */
export const addressOfStore = sql<string | null>`
  case when 'recipient' = any (own_fields) then recipient_in_store else recipient end`;

/** Writes the changed fields of an order; its version goes up by one. */
export async function updateWrittenOrder(
  trx: Trx,
  orderId: string,
  given: {
    order: OrderDraft & Content;
    changed: ReadonlySet<string>;
    /** The total is the sum of its lines, not the store's total. */
    isSummed: boolean;
    ownFields: string[];
    now: Date;
  },
): Promise<void> {
  const { order, changed, now } = given;
  await trx
    .updateTable('customer_order')
    .set({
      ...columnsOf(order),
      order_no: order.orderNo,
      ...(changed.has('lines') &&
        given.isSummed && { total_amount: totalOf(order), currency: order.currency }),
      ...(changed.has('insuranceDeclared') && careColumns.insuranceDeclared(order)),
      ...(changed.has('codAmount') && careColumns.codAmount(order)),
      ...(changed.has('lithium') && careColumns.lithium(order)),
      ...(changed.has('customs') && customsColumn(order)),
      // A service chosen by a person replaces the plan of a rule.
      ...((changed.has('carrierName') || changed.has('serviceCode')) && { label_plan: null }),
      own_fields: given.ownFields,
      ...(changed.has('recipient') && { recipient_in_store: addressOfStore }),
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('order_id', '=', orderId)
    .execute();
  if (changed.has('lines')) await writeLines(trx, orderId, order.lines);
  if (changed.has('packages')) await writePackages(trx, orderId, order.packages);
}

/** A code that stands only for one line, because its product is gone, stays marked as such (decision D27), like one of several listings. */
async function writeLines(trx: Trx, orderId: string, lines: OrderDraft['lines']): Promise<void> {
  const known = await trx
    .deleteFrom('order_line')
    .where('order_id', '=', orderId)
    .returning(['sku_code', 'is_unknown', 'shares_sku'])
    .execute();
  const unknown = new Set(known.flatMap((row) => (row.is_unknown ? [row.sku_code] : [])));
  const shared = new Set(known.flatMap((row) => (row.shares_sku ? [row.sku_code] : [])));
  if (lines.length === 0) return;
  await trx
    .insertInto('order_line')
    .values(
      lines.map(({ skuCode, skuName, quantity, unitPrice }, at) => ({
        order_id: orderId,
        line_no: at + 1,
        quantity,
        sku_code: skuCode,
        sku_name: skuName,
        unit_price: unitPrice ?? null,
        is_unknown: unknown.has(skuCode),
        shares_sku: shared.has(skuCode),
      })),
    )
    .execute();
}

/** Tracking numbers of shipped parcels stay with their packages. */
async function writePackages(trx: Trx, orderId: string, packages: OrderDraft['packages']): Promise<void> {
  const known = await trx
    .deleteFrom('order_package')
    .where('order_id', '=', orderId)
    .returning(['package_no', 'tracking_number'])
    .execute();
  const trackingOf = new Map(known.map((row) => [row.package_no, row.tracking_number]));
  if (packages.length === 0) return;
  await trx
    .insertInto('order_package')
    .values(
      packages.map((one, at) => ({
        order_id: orderId,
        package_no: at + 1,
        package_type: one.packageType,
        unit: one.unit,
        length: one.length ?? null,
        width: one.width ?? null,
        height: one.height ?? null,
        weight1: one.weight1 ?? null,
        weight2: one.weight2 ?? null,
        tracking_number: trackingOf.get(at + 1) ?? null,
      })),
    )
    .execute();
}
