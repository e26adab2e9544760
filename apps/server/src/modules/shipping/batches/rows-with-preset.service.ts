import { packageOfPreset, type ShippingPreset } from '@lading/contracts/shipping';
import type { Trx } from '../../../platform/database.ts';
import { goodsOfOrders } from '../goods-of-order.ts';
import { rateAgain, type WorkRow } from './batch.store.ts';

const packed = ({ packages, ratedPackages }: WorkRow) => packages ?? ratedPackages;

/** Queues rows for rating again with a preset; its package without a weight takes that of the row's packages, or of its goods. */
export async function rateWithPreset(
  trx: Trx,
  rows: readonly WorkRow[],
  { service: choice, signature, insurance, package: box }: ShippingPreset,
): Promise<void> {
  const unpacked = rows.filter((row) => packed(row).length === 0).map(({ orderId }) => orderId);
  const goodsOf = await goodsOfOrders(trx, box ? unpacked : []);
  for (const row of rows) {
    const { rowId, orderId } = row;
    const known = packed(row);
    const one = box && packageOfPreset(box, known.length > 0 ? known : goodsOf(orderId));
    await rateAgain(trx, [rowId], {
      choice,
      options: { signature, insurance },
      isPriceKept: false,
      ...(one && { packages: [one] }),
    });
  }
}
