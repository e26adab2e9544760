import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { postCharges } from './charge-posting.service.ts';
import { isPosted } from './charge-posting.store.ts';
import { eachClient } from './each-client.ts';
import {
  cardOf,
  clientsToRate,
  eventsToRate,
  holdRating,
  isToRate,
  readEvents,
  saveRating,
  type ClientAt,
  type EventFacts,
} from './rating.store.ts';
import { insertCharges, insertReversedCharges } from './new-charge.store.ts';
import { rateEvent } from './rating-rules.ts';

/** Events per transaction. */
const batch = 200;

type Means = Pick<Platform, 'database' | 'clock'>;

/** The work of an outbound is charged together when it leaves; everything else per event. */
async function postingKey(trx: Trx, event: EventFacts, again: boolean): Promise<string> {
  const own = `event-${event.eventId}`;
  if (again || (event.kind !== 'outbound.packed' && event.kind !== 'outbound.shipped')) return own;
  const together = `outbound-${event.subjectId}`;
  return (await isPosted(trx, event.orgId, together)) ? own : together;
}

async function rateOne(trx: Trx, event: EventFacts, now: Date, again: boolean): Promise<void> {
  if (event.reversesId !== null) {
    // A reversal waits for its event, whose rating may have failed: charged after the reversal, it would stay charged.
    if (await isToRate(trx, event.reversesId)) return;
    // Charges and result are written together; a concurrent rating of the same event waits here.
    if (!(await saveRating(trx, event, { outcome: 'CHARGED', reason: 'REVERSAL' }, { now, again }))) return;
    await holdRating(trx, event.reversesId);
    await insertReversedCharges(trx, event, now);
    return;
  }
  const card = event.card && cardOf(event.card);
  // An event reversed before rating is never charged.
  const rated =
    again && (await holdRating(trx, event.eventId))
      ? { outcome: 'FREE' as const, reason: 'REVERSAL' as const, charges: [] }
      : rateEvent(event, card?.rules);
  if (again && rated.outcome === 'UNRATED') return;
  if (!(await saveRating(trx, event, rated, { now, again }))) return;
  if (!card || rated.charges.length === 0) return;
  const key = await postingKey(trx, event, again);
  const { orgId, warehouseId, eventId, day } = event;
  await insertCharges(
    trx,
    rated.charges.map(({ fee, ruleNo, quantity, micros, items }, index) => ({
      orgId,
      warehouseId,
      eventId,
      day,
      part: index + 1,
      fee,
      ruleNo,
      micros,
      postingKey: key,
      cardId: card.cardId,
      currency: card.currency,
      quantity: String(quantity),
      ...(items.length === 1 && { productId: items[0]!.productId }),
      inputs: {
        items: items.map((item) => ({ ...item, quantity: String(item.quantity) })),
      },
    })),
    now,
  );
}

/**
 * Rates every unrated event of a client in a warehouse, each once: to charges, free or unrated. `again`: those that could not
 * be rated before there was a card. A failure does not block the others.
 *
 * @throws AggregateError after all were processed, if some failed
 */
async function rateEvents(
  { database, clock }: Means,
  { again = false, ...client }: ClientAt & { again?: boolean },
): Promise<void> {
  const rate = (ids: readonly string[]) =>
    database.asSystem(async (trx) => {
      for (const event of await readEvents(trx, ids)) await rateOne(trx, event, clock.now(), again);
    });
  const failures: unknown[] = [];
  let behind = '0';
  for (;;) {
    const waiting = { ...client, again, limit: batch, behind };
    const ids = await database.asSystem((trx) => eventsToRate(trx, waiting));
    try {
      if (ids.length > 0) await rate(ids);
    } catch {
      // Processing each one alone shows which failed.
      for (const id of ids) await rate([id]).catch((error: unknown) => void failures.push(error));
    }
    if (ids.length < batch) break;
    behind = ids.at(-1)!;
  }
  if (failures.length > 0) throw new AggregateError(failures, `Events that failed: ${failures.length}`);
}

/** Rates new events of a client and charges the wallet. */
export async function rateAndPost(means: Means, client: ClientAt & { again?: boolean }): Promise<void> {
  try {
    await rateEvents(means, client);
  } finally {
    await postCharges(means, client);
  }
}

/** Rates new events of a client in all its warehouses, or of every client. @throws AggregateError if some could not be rated */
export async function rateNewEvents(means: Means, orgId?: string): Promise<void> {
  const clients = await means.database.asSystem((trx) => clientsToRate(trx, orgId));
  await eachClient(clients, (client) => rateAndPost(means, client));
}
