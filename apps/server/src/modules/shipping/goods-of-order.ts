import type { MeasureUnit } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import { readGoodsGrams } from '../orders/index.ts';

/** Goods for which boxes can be proposed; empty when their weight is unknown. */
type Goods = { weight: number; unit: MeasureUnit }[];

/** The goods of orders, by order. */
export async function goodsOfOrders(
  trx: Trx,
  orderIds: readonly string[],
): Promise<(orderId: string) => Goods> {
  const grams = orderIds.length > 0 ? await readGoodsGrams(trx, orderIds) : new Map<string, number>();
  return (orderId) => {
    const known = grams.get(orderId);
    return known === undefined ? [] : [{ weight: known / 1_000, unit: 'cm/kg' }];
  };
}

/** The goods of one order. */
export const goodsOfOrder = async (trx: Trx, orderId: string): Promise<Goods> =>
  (await goodsOfOrders(trx, [orderId]))(orderId);
