import type { OrderDetail } from '@lading/contracts/orders';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import { wireNumber } from '../../platform/wire-number.ts';
import { readGoodsGrams } from './goods-weight.store.ts';
import { labeledPackages } from './labeled-package.store.ts';
import { readRecipientCheck } from './order-address-check.store.ts';
import { readMerge } from './order-merge.store.ts';
import { asSummary, readOrderRow } from './order-page.store.ts';
import { shipmentsOfOrder } from './order-shipments.store.ts';
import { allowedActs } from './order-state-rules.ts';
import { readOrderState } from './order-state.store.ts';

/** An order with its lines, packages and shipments; undefined when the organization has none with that id. */
export async function readOrderDetail(trx: Trx, orderId: string): Promise<OrderDetail | undefined> {
  if (!isRowId(orderId)) return undefined;
  const row = await readOrderRow(trx, orderId);
  if (!row) return undefined;
  const state = await readOrderState(trx, orderId, { isLocked: false });
  const lines = await trx
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute();
  const notPacked = await trx
    .selectFrom('order_line_not_packed')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute();
  const packages = await trx
    .selectFrom('order_package')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('package_no')
    .execute();
  const labeled = await labeledPackages(trx, orderId);
  const isPacked = packages.some((one) => !labeled.has(one.package_no));
  return {
    ...asSummary(row),
    reference: row.reference,
    reference2: row.reference2,
    signatureType: row.signature_type,
    sender: row.sender,
    recipient: row.recipient,
    recipientCheck: await readRecipientCheck(trx, orderId),
    lines: lines.map((line) => ({
      skuCode: line.sku_code,
      skuName: line.sku_name,
      quantity: line.quantity,
      unitPrice: wireNumber(line.unit_price),
      currency: row.currency,
      ...(line.is_unknown && { isUnknown: true }),
      ...(line.shares_sku && { sharesSku: true }),
    })),
    ...(notPacked.length > 0 && {
      notPacked: notPacked.map((line) => ({
        skuCode: line.sku_code,
        skuName: line.sku_name,
        quantity: line.quantity,
        why: line.why,
        unitPrice: wireNumber(line.unit_price),
      })),
    }),
    packages: packages.map((one) => ({
      packageType: one.package_type,
      length: wireNumber(one.length),
      width: wireNumber(one.width),
      height: wireNumber(one.height),
      weight1: wireNumber(one.weight1),
      weight2: wireNumber(one.weight2),
      unit: one.unit,
      trackingNumber: one.tracking_number,
    })),
    ...(labeled.size > 0 && {
      labeledPackages: packages.flatMap((one, at) => (labeled.has(one.package_no) ? [at + 1] : [])),
    }),
    goodsGrams: isPacked ? null : ((await readGoodsGrams(trx, [orderId])).get(orderId) ?? null),
    shipments: await shipmentsOfOrder(trx, orderId),
    isCod: row.is_cod,
    codAmount: wireNumber(row.cod_amount),
    payMethod: row.pay_method,
    insuranceDeclared: wireNumber(row.insurance_declared),
    lithium: row.lithium,
    batteryType: row.battery_type,
    customs: row.customs,
    version: row.version,
    stateTime: row.state_at?.toISOString() ?? null,
    stateByStore: row.state_by === 'store',
    stateNote: row.state_note,
    labelPlan: row.label_plan,
    merge: await readMerge(trx, row),
    allowedActs: state ? allowedActs(state) : [],
  };
}
