import type { StoreHoldReason } from '@lading/contracts/orders';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { addEachEvent } from './order-event.store.ts';
import { ownersOfDueHolds, lockDueHolds } from './order-hold.store.ts';
import { nextState } from './order-state-rules.ts';
import { readOrderStates, writeOrderState, type LockedOrder } from './order-state.store.ts';

/** Holds ended per transaction. */
const holdsAtOnce = 50;

/** Takes orders off hold: to the state of their shipments, or onto the hold of their store. */
export async function releaseOrders(trx: Trx, states: readonly LockedOrder[], now: Date): Promise<void> {
  const held: { orderId: string; kind: 'held'; detail: { reason: StoreHoldReason; note: null } }[] = [];
  for (const state of states) {
    const { orderId } = state;
    const next = nextState(state, 'release');
    if (next) await writeOrderState(trx, [orderId], { by: 'person', ...next, now });
    if (next?.by === 'store')
      held.push({ orderId, kind: 'held', detail: { reason: next.reason ?? 'STORE', note: null } });
  }
  await addEachEvent(trx, held, { userId: null, at: now });
}

/**
 * Releases the orders whose hold by a rule or a person has ended. Neither an order that cannot be released nor a failing
 * organization blocks the others.
 *
 * @throws the first error, after all others were processed
 */
export async function endHolds(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const failures: unknown[] = [];
  for (const orgId of await database.asSystem((trx) => ownersOfDueHolds(trx, now))) {
    const failed: string[] = [];
    // When a batch fails, each order is tried separately.
    let alone = 0;
    for (;;) {
      signal?.throwIfAborted();
      let due: string[] = [];
      try {
        await database.asOrganization(orgId, async (trx) => {
          due = await lockDueHolds(trx, { now, most: alone > 0 ? 1 : holdsAtOnce, but: failed });
          const states = await readOrderStates(trx, due);
          await addEachEvent(
            trx,
            due.map((orderId) => ({ orderId, kind: 'released' as const })),
            { userId: null, at: now },
          );
          await releaseOrders(trx, states, now);
        });
      } catch (error) {
        const [first, second] = due;
        if (!first || !second) failures.push(error);
        // Reading failed: the next scheduled round tries this organization again.
        if (!first) break;
        if (second) alone = due.length + 1;
        else failed.push(first);
      }
      if (due.length === 0) break;
      alone = Math.max(0, alone - 1);
    }
  }
  if (failures.length > 0) throw failures[0];
}
