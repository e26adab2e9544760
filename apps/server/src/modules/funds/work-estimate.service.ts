import { decimalPlaces, type Money } from '@lading/contracts/core';
import type { FeeCode } from '@lading/contracts/funds';
import type { Trx } from '../../platform/database.ts';
import { microsOf, microText, minorOf } from './exact-decimal.ts';
import { cardOf } from './rating.store.ts';
import { rateEvent, type RatedEvent } from './rating-rules.ts';
import { readChargedFor, readItemsToRate } from './work-estimate.store.ts';

/** Planned work, as the events by which it will be reported. */
interface PlannedEvent {
  kind: string;
  items: readonly { productId: string; quantity: number }[];
}

/** The cost of planned work. Total in 10⁻⁶ of the currency; quantity and amount as exact decimals. */
interface WorkCost {
  outcome: 'CHARGED' | 'FREE' | 'UNRATED';
  micros: bigint;
  currency: string | null;
  fees: { fee: FeeCode; quantity: string; amount: string }[];
}

/** 10⁻⁶ of a currency as money, rounded to its smallest unit. */
export const moneyOfMicros = (micros: bigint, currency: string): Money => ({
  minor: minorOf(micros, decimalPlaces(currency)),
  currency,
});

/** Rates planned work by today's card, with the rules of its charges, as if each event were reported now (decision 0055). */
export async function estimateWork(
  trx: Trx,
  asked: { orgId: string; warehouseId: string; now: Date; events: readonly PlannedEvent[] },
): Promise<WorkCost> {
  const productIds = asked.events.flatMap(({ items }) => items.map(({ productId }) => productId));
  const { items, card } = await readItemsToRate(trx, { ...asked, productIds });
  const known = new Map(items.map((item) => [item.productId, item]));
  const rules = card && cardOf(card).rules;
  const rated = asked.events.map((event) => {
    const full: RatedEvent = {
      kind: event.kind,
      lines: 0,
      items: event.items.map(({ productId, quantity }) => ({ ...known.get(productId)!, quantity })),
    };
    return rateEvent(full, rules ?? undefined);
  });
  const charges = rated.flatMap((one) => one.charges);
  const isUnrated = rated.some(({ outcome }) => outcome === 'UNRATED');
  return {
    outcome: isUnrated ? 'UNRATED' : charges.length > 0 ? 'CHARGED' : 'FREE',
    micros: charges.reduce((sum, charge) => sum + charge.micros, 0n),
    currency: card?.currency ?? null,
    fees: charges.map(({ fee, quantity, micros }) => ({
      fee,
      quantity: String(quantity),
      amount: microText(micros),
    })),
  };
}

/**
 * The cost of packing and shipping goods in one parcel in a warehouse by today's card; null without a card. The hold of a
 * released outbound is the same sum.
 */
export async function estimateParcel(
  trx: Trx,
  asked: {
    orgId: string;
    warehouseId: string;
    now: Date;
    goods: readonly { productId: string; quantity: number }[];
    /** Lines to pick. */
    lines: number;
  },
): Promise<Money | null> {
  const { items, card } = await readItemsToRate(trx, {
    ...asked,
    productIds: asked.goods.map(({ productId }) => productId),
  });
  if (!card) return null;
  const known = new Map(items.map((item) => [item.productId, item]));
  const goods = asked.goods.map(({ productId, quantity }) => ({ ...known.get(productId)!, quantity }));
  const { rules, currency } = cardOf(card);
  const rated = ['outbound.packed', 'outbound.shipped'].map((kind) =>
    rateEvent({ kind, items: goods, lines: asked.lines }, rules),
  );
  if (rated.some(({ outcome }) => outcome === 'UNRATED')) return null;
  const charges = rated.flatMap((one) => one.charges);
  return moneyOfMicros(
    charges.reduce((sum, charge) => sum + charge.micros, 0n),
    currency,
  );
}

/** The charges for a warehouse record so far; null when there are none. */
export async function chargedFor(trx: Trx, subject: { kind: string; id: string }): Promise<Money | null> {
  const found = await readChargedFor(trx, subject);
  return found ? moneyOfMicros(microsOf(found.amount), found.currency) : null;
}
