import type { DemoShop } from './demo-shops.ts';

const minute = 60_000;
const everyMs = 10 * minute;
/** How long the marketplace keeps orders. */
const keptMs = 30 * 24 * 60 * minute;
const firstNumber = 500_000;
const beginning = Date.UTC(2026, 0, 1);
const buyers = [
  ['Hannah Whitfield', '418 Larkin St Apt 6', 'San Francisco', 'CA', '94102', 'US'],
  ['Sofía Ramírez', '91 Prospect St', 'Providence', 'RI', '02906', 'US'],
  ['Emily Tran', '5608 Rainier Ave S', 'Seattle', 'WA', '98118', 'US'],
  ['Olivia Bertrand', '1845 Rue Sherbrooke O', 'Montréal', 'QC', 'H3H 1E4', 'CA'],
  ['Peter Vandenberg', '52 Main St', 'Burlington', 'VT', '05401', 'US'],
] as const;

/** An order in the marketplace's format. */
export interface MarketOrder {
  id: string;
  number: string;
  status: 'new' | 'held' | 'cancelled' | 'removed' | 'shipped';
  placedAt: string;
  changedAt: string;
  currency: string;
  total: string;
  shipTo: { name: string; street: string; city: string; region: string; postcode: string; country: string };
  items: { sku: string; title: string; quantity: number; price: string }[];
}

/**
 * The orders of a shop changed since a moment, oldest change first. There is a new order every ten minutes; of each
 * dozen one is doubled after half an hour, one canceled, one withdrawn, and one has no street. Everything derives from the
 * time, so that every node and every run gives the same result.
 */
export function demoOrders(shop: DemoShop, since: Date, now: Date): MarketOrder[] {
  const from = Math.max(since.getTime(), now.getTime() - keptMs, beginning);
  const first = Math.floor((from - 30 * minute - beginning) / everyMs);
  const last = Math.floor((now.getTime() - beginning) / everyMs);
  const changed: MarketOrder[] = [];
  for (let number = Math.max(0, first); number <= last; number += 1) {
    const order = demoOrder(shop, number, now);
    const changedAt = Date.parse(order.changedAt);
    if (changedAt >= from && changedAt <= now.getTime()) changed.push(order);
  }
  return changed.toSorted((one, other) => one.changedAt.localeCompare(other.changedAt));
}

function demoOrder(shop: DemoShop, number: number, now: Date): MarketOrder {
  const placed = beginning + number * everyMs;
  const later = placed + 30 * minute;
  const turn = number % 12;
  const isChanged = turn < 3 && later <= now.getTime();
  const buyer = buyers[number % buyers.length]!;
  const [sku, title, price] = shop.items[number % shop.items.length]!;
  const quantity = (1 + (number % 2)) * (isChanged && turn === 0 ? 2 : 1);
  return {
    id: `${shop.prefix}${number}`,
    number: `${shop.prefix}${firstNumber + number}`,
    status: isChanged && turn === 1 ? 'cancelled' : isChanged && turn === 2 ? 'removed' : 'new',
    placedAt: new Date(placed).toISOString(),
    changedAt: new Date(isChanged ? later : placed).toISOString(),
    currency: 'USD',
    total: (price * quantity).toFixed(2),
    shipTo: {
      name: buyer[0],
      street: turn === 7 ? '' : buyer[1],
      city: buyer[2],
      region: buyer[3],
      postcode: buyer[4],
      country: buyer[5],
    },
    items: [{ sku, title, quantity, price: price.toFixed(2) }],
  };
}
