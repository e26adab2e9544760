import { orderMessages } from '@lading/contracts/orders';
import type { Trx } from '../../platform/database.ts';
import { conflict, fieldFault, notFound } from '../../platform/request-error.ts';
import { addOrderEvent } from './order-event.store.ts';
import { shareOfLines } from './order-split-rules.ts';
import { insertPart, keepRest, readLines, type MovedLine } from './order-split.store.ts';
import { notAllowed, nextState } from './order-state-rules.ts';
import { readOrderState, type Doer, type LockedOrder } from './order-state.store.ts';

/**
 * Moves units of a locked order into a new one.
 * @throws RequestError 409 when the order has changed since; 400 when a line has fewer units, or nothing would stay
 */
export async function splitOrder(
  trx: Trx,
  order: LockedOrder,
  given: { version: number; lines: readonly { line: number; quantity: number }[]; by: Doer },
): Promise<{ orderId: string; orderNo: string }> {
  if (given.version !== order.version) throw conflict(orderMessages.editedMeanwhile());
  const standing = await readLines(trx, order.orderId);
  const moved = new Map<number, MovedLine>();
  for (const [at, { line, quantity }] of given.lines.entries()) {
    const own = standing[line];
    const units = (moved.get(line)?.quantity ?? 0) + quantity;
    if (!own || units > own.quantity)
      throw fieldFault(`lines.${at}.quantity`, orderMessages.splitUnits({ most: own?.quantity ?? 0 }));
    moved.set(line, { ...own, quantity: units });
  }
  const lines = [...moved.values()];
  const unitsOf = (some: readonly { quantity: number }[]) => some.reduce((sum, one) => sum + one.quantity, 0);
  if (unitsOf(lines) === unitsOf(standing)) throw fieldFault('lines', orderMessages.splitAll());
  const { userId, now } = given.by;
  const taken = { lines, share: shareOfLines(lines, standing) };
  const part = await insertPart(trx, order, taken, now);
  await keepRest(trx, order, taken, now);
  const about = (other: { orderId: string; orderNo: string }) => ({
    orders: [{ orderId: other.orderId, orderNo: other.orderNo }],
  });
  await addOrderEvent(trx, order.orderId, { kind: 'split', userId, at: now, detail: about(part) });
  await addOrderEvent(trx, part.orderId, { kind: 'split-from', userId, at: now, detail: about(order) });
  return part;
}

/**
 * Moves units of an order into a new one, in its current version.
 * @param lines indexes of its lines, from 0, and units
 * @throws RequestError 404; 409 when its state does not allow it
 */
export async function splitByUnits(
  trx: Trx,
  orderId: string,
  { lines, by }: { lines: readonly { line: number; quantity: number }[]; by: Doer },
): Promise<{ orderId: string; orderNo: string }> {
  const order = await readOrderState(trx, orderId);
  if (!order) throw notFound();
  if (!nextState(order, 'split')) throw notAllowed(order, 'split');
  return splitOrder(trx, order, { version: order.version, lines, by });
}
