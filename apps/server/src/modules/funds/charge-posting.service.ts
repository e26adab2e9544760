import { decimalPlaces } from '@lading/contracts/core';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  clientsWithUnposted,
  heldFor,
  insertPosting,
  readUnposted,
  staleHolds,
  unpostedMost,
  type PostingGroup,
} from './charge-posting.store.ts';
import { eachClient } from './each-client.ts';
import { microsOf, minorOf } from './exact-decimal.ts';
import { BalanceShort, ledger } from './ledger.service.ts';
import { readOutboundToRate, type ClientAt } from './rating.store.ts';
import { rateEvent } from './rating-rules.ts';

const causeOf = (postingKey: string, detail: Record<string, string | number>) => ({
  kind: 'warehouse-charge',
  id: postingKey,
  detail,
});

/** Takes one group of charges from the wallet, using its hold first. Runs in a transaction of the client. */
async function postGroup(trx: Trx, clock: Clock, client: ClientAt, group: PostingGroup): Promise<void> {
  const { postingKey, day, currency } = group;
  const minor =
    group.credited === null
      ? minorOf(microsOf(group.amount), decimalPlaces(currency))
      : -Number(group.credited);
  if (!(await insertPosting(trx, { ...client, postingKey, day, minor, now: clock.now() }))) return;
  const books = ledger(clock);
  const cause = causeOf(postingKey, group.detail);
  const shares = [{ account: 'warehouse-payable' as const, minor }];
  const holdId = await heldFor(trx, postingKey);
  if (holdId && minor > 0) await books.postHold(trx, { holdId, key: postingKey, shares, cause });
  else if (holdId) await books.releaseHold(trx, { holdId, cause });
  else if (minor !== 0)
    await books.settle(trx, {
      kind: 'fee',
      key: `charge-${postingKey}`,
      cause,
      shares,
      wallet: { kind: 'warehouse', warehouseId: client.warehouseId, currency },
    });
}

/**
 * Takes the complete charges of a client from its wallet with the warehouse, each group once and separately: a failure does not block the
 * others.
 *
 * @throws AggregateError after all were processed, if some failed
 */
export async function postCharges(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { orgId, warehouseId }: ClientAt,
): Promise<void> {
  const client = { orgId, warehouseId };
  const failures: unknown[] = [];
  const alone = (work: (trx: Trx) => Promise<void>) =>
    database.asOrganization(orgId, work).catch((error: unknown) => void failures.push(error));
  let behind: PostingGroup | undefined;
  for (;;) {
    const groups = await database.asOrganization(orgId, (trx) => readUnposted(trx, client, behind));
    for (const group of groups) await alone((trx) => postGroup(trx, clock, client, group));
    // Many months can be rated at once, when a card was published late.
    if (groups.length < unpostedMost) break;
    behind = groups.at(-1);
  }
  for (const postingKey of await database.asOrganization(orgId, (trx) => staleHolds(trx, client)))
    await alone((trx) => releaseForOutbound(trx, clock, postingKey));
  if (failures.length > 0)
    throw new AggregateError(failures, `Charges that were not taken: ${failures.length}`);
}

/**
 * Takes what is left: a node that ends between rating and this leaves charges behind, and a client without new events has no other turn.
 *
 * @throws AggregateError after all clients were processed, if some failed
 */
export async function postLeftCharges(platform: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const clients = await platform.database.asSystem(clientsWithUnposted);
  await eachClient(clients, (client) => postCharges(platform, client));
}

async function releaseForOutbound(trx: Trx, clock: Clock, postingKey: string): Promise<void> {
  const holdId = await heldFor(trx, postingKey);
  if (holdId) await ledger(clock).releaseHold(trx, { holdId, cause: causeOf(postingKey, {}) });
}

/** Releases the hold of a canceled outbound. Runs in the client's own transaction. */
export const releaseOutboundCharges = (trx: Trx, clock: Clock, outboundId: string): Promise<void> =>
  releaseForOutbound(trx, clock, `outbound-${outboundId}`);

/**
 * Holds the cost of packing and shipping an outbound by the card of the day, in the client's own transaction. Without a card
 * nothing is held.
 *
 * @throws BalanceShort when the wallet is short and the warehouse requires prepayment
 */
export async function holdOutboundCharges(trx: Trx, clock: Clock, outboundId: string): Promise<void> {
  const outbound = await readOutboundToRate(trx, outboundId, clock.now());
  if (!outbound?.card) return;
  const { card, items, lines, warehouseId, outboundNo, clientRef } = outbound;
  const micros = ['outbound.packed', 'outbound.shipped']
    .flatMap((kind) => rateEvent({ kind, items, lines }, card.rules).charges)
    .reduce((sum, charge) => sum + charge.micros, 0n);
  const minor = minorOf(micros, decimalPlaces(card.currency));
  if (minor === 0) return;
  const key = `outbound-${outboundId}`;
  try {
    await ledger(clock).hold(trx, {
      minor,
      key,
      cause: causeOf(key, { outboundNo, reference: clientRef }),
      wallet: { kind: 'warehouse', warehouseId, currency: card.currency },
    });
  } catch (error) {
    if (error instanceof BalanceShort && outbound.whenShort === 'WARN') return;
    throw error;
  }
}
