import { createHash } from 'node:crypto';
import {
  actsIn,
  warehouseActNames,
  warehouseMessages,
  warehouseStateNames,
  type Transition,
  type WarehouseAct,
  type WarehouseState,
} from '@lading/contracts/warehouse';
import { DatabaseError } from 'pg';
import type { Trx } from '../../platform/database.ts';
import { publishPush } from '../../platform/push/publish-push.ts';
import { conflict, forbidden, RequestError } from '../../platform/request-error.ts';
import { eventByKey, insertEvent, promisedProduct, type StockEvent } from './stock.store.ts';

/** Refusals of the database functions, by SQLSTATE. */
const refusals: Readonly<Record<string, () => RequestError>> = {
  LW001: () => conflict(warehouseMessages.notThatMany()),
  LW002: () => conflict(warehouseMessages.noSuchBin({ code: '' })),
  LW003: () => conflict(warehouseMessages.keyTaken()),
  LW004: () => conflict(warehouseMessages.reversedAlready()),
  LW005: forbidden,
  // A count of a line would fall below what followed from it, such as units that are put away already.
  '23514': () => conflict(warehouseMessages.notThatMany()),
};

/** Runs a call of a stock function, translating its refusals for people. */
export async function refusable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const refusal = error instanceof DatabaseError && error.code ? refusals[error.code] : undefined;
    throw refusal ? refusal() : error;
  }
}

/** @throws RequestError 409 naming the outbounds for which units are reserved that would leave the shelf for something else */
async function requireUnpromised(
  trx: Trx,
  { warehouseId, moves = [] }: Pick<StockEvent, 'warehouseId' | 'moves'>,
): Promise<void> {
  const wanted = new Map<string, number>();
  for (const { productId, quantity, from, outboundLineId } of moves)
    if (from === 'GOOD' && !outboundLineId) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  if (wanted.size === 0) return;
  const found = await promisedProduct(trx, warehouseId, wanted);
  if (!found) return;
  const { outbounds, ...named } = found;
  throw conflict(warehouseMessages.promised({ ...named, outbounds: outbounds.join(', ') }));
}

/** Digest of the content of an event: the same key with another digest is a conflict. */
export const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/**
 * The only entry to stock: records an event with its moves, and notifies its client. A repetition under the same key changes nothing.
 *
 * @throws RequestError 409 for more than the available stock, or for a key used for another event
 */
export async function recordEvent(
  trx: Trx,
  event: StockEvent,
): Promise<{ eventId: string; repeated: boolean }> {
  await requireUnpromised(trx, event);
  const recorded = await refusable(insertEvent(trx, event));
  if (!recorded.repeated) {
    const { kind: subject, id } = event.subject;
    await publishPush(trx, { orgId: event.orgId }, { type: 'WAREHOUSE_CHANGED', subject, id });
  }
  return recorded;
}

/** Whether an act was done under its key already. @throws RequestError 409 when the key was used for another one */
export async function isRecorded(
  trx: Trx,
  event: Pick<StockEvent, 'warehouseId' | 'source' | 'key' | 'digest'>,
): Promise<boolean> {
  const known = await eventByKey(trx, event);
  if (known && known.digest !== event.digest) throw conflict(warehouseMessages.keyTaken());
  return known !== undefined;
}

/**
 * The state that an act leads to, by the state table; or the state that the act itself determines.
 *
 * @throws RequestError 409 naming the state and its allowed acts
 */
export function stateAfter<State extends WarehouseState, Act extends WarehouseAct>(
  table: readonly Transition<State, Act>[],
  { number, state }: { number: string; state: State },
  act: Act,
): State {
  const row = table.find((candidate) => candidate.act === act);
  if (row?.from.includes(state)) return row.to ?? state;
  const acts = actsIn(table, state, row?.by ?? 'client').map((one) => warehouseActNames[one]);
  const { message: en, zhMessage: zh } = warehouseMessages.nothingAllowed();
  const named =
    acts.length === 0
      ? { en, zh }
      : { en: acts.map((name) => name.en).join(', '), zh: acts.map((name) => name.zh).join('、') };
  throw conflict(warehouseMessages.wrongState({ number, state: warehouseStateNames[state], acts: named }));
}
