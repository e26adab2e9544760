import type { Trx } from '../../platform/database.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';
import './store-pull.table.ts';

/** Writes the lines of an order to pack, in place of those before. */
export async function writeLines(trx: Trx, orderId: string, lines: ChannelOrder['lines']): Promise<void> {
  await trx.deleteFrom('order_line').where('order_id', '=', orderId).execute();
  await trx
    .insertInto('order_line')
    .values(
      lines.map(({ skuCode, skuName, quantity, unitPrice, isUnknown = false, sharesSku = false }, at) => ({
        order_id: orderId,
        line_no: at + 1,
        quantity,
        is_unknown: isUnknown,
        shares_sku: sharesSku,
        sku_code: skuCode,
        sku_name: skuName,
        unit_price: unitPrice,
      })),
    )
    .execute();
}

/** Writes the lines of an order that are not to be packed, in place of those before. */
export async function writeNotPacked(
  trx: Trx,
  orderId: string,
  notPacked: ChannelOrder['notPacked'],
): Promise<void> {
  await trx.deleteFrom('order_line_not_packed').where('order_id', '=', orderId).execute();
  if (notPacked.length === 0) return;
  await trx
    .insertInto('order_line_not_packed')
    .values(
      notPacked.map(({ skuCode, skuName, quantity, unitPrice, why }, at) => ({
        order_id: orderId,
        line_no: at + 1,
        quantity,
        why,
        sku_code: skuCode,
        sku_name: skuName,
        unit_price: unitPrice,
      })),
    )
    .execute();
}
