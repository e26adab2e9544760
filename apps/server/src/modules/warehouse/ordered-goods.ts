import { unitsMessages } from '@lading/contracts/warehouse';
import { conflict } from '../../platform/request-error.ts';

/** An ordered article with what its SKU, bundle or alias stands for. */
export interface OrderedGoods {
  skuCode: string;
  quantity: number;
  parts: readonly { productId: string; quantity: number }[];
}

/** The most units of one outbound: added to those of many others, they are still a number that the database can store. */
const unitsMost = 10_000_000;

/** Why articles are more units than an outbound may have, as bundles of bundles easily are; undefined: they are not. */
export function excessOf(goods: readonly OrderedGoods[]) {
  let units = 0;
  for (const { quantity, parts } of goods) for (const part of parts) units += quantity * part.quantity;
  return units > unitsMost ? unitsMessages.tooManyUnits({ most: unitsMost }) : undefined;
}

/** @throws RequestError 409, see {@link excessOf} */
export function refuseTooMany(goods: readonly OrderedGoods[]): void {
  const excess = excessOf(goods);
  if (excess) throw conflict(excess);
}

/**
 * The lines of an outbound, a product each.
 * @param skus of the products, by their ids
 */
export const linesOfGoods = (goods: readonly OrderedGoods[], skus: ReadonlyMap<string, string>) =>
  goods.flatMap(({ skuCode, quantity, parts }) =>
    parts.map((part) => ({
      productId: part.productId,
      quantity: quantity * part.quantity,
      orderedAs: skus.get(part.productId) === skuCode ? null : skuCode,
    })),
  );
