import type { OrderStatus } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { nextState, type OrderFacts } from './order-state-rules.ts';
import { at } from './testing/order-facts.ts';

describe('where an act leads', () => {
  const table: [string, OrderFacts, Parameters<typeof nextState>[1], OrderStatus | undefined][] = [
    ['a hold', at('UNSHIPPED'), 'hold', 'ON_HOLD'],
    ['a release', at('ON_HOLD', { stateBy: 'person' }), 'release', 'UNSHIPPED'],
    [
      'a release when partly shipped',
      at('ON_HOLD', { labeled: 1, awaiting: 1 }),
      'release',
      'PARTIALLY_SHIPPED',
    ],
    [
      'a release when partly shipped by others',
      at('ON_HOLD', { partlyElsewhere: true }),
      'release',
      'PARTIALLY_SHIPPED',
    ],
    ['a release when shipped meanwhile', at('ON_HOLD', { labeled: 1 }), 'release', 'SHIPPED'],
    [
      'a release when its store holds it, too',
      at('ON_HOLD', { stateBy: 'person', heldInStore: true }),
      'release',
      'ON_HOLD',
    ],
    [
      'a release when its store holds it, too, and it was shipped meanwhile',
      at('ON_HOLD', { stateBy: 'person', heldInStore: true, labeled: 1 }),
      'release',
      'SHIPPED',
    ],
    [
      'a release when only its store holds it',
      at('ON_HOLD', { stateBy: 'store', heldInStore: true }),
      'release',
      'UNSHIPPED',
    ],
    ['the only label', at('UNSHIPPED', { labeled: 1 }), 'label-bought', 'SHIPPED'],
    [
      'the first of two labels',
      at('UNSHIPPED', { labeled: 1, awaiting: 1 }),
      'label-bought',
      'PARTIALLY_SHIPPED',
    ],
    ['the void of one of two', at('SHIPPED', { labeled: 1, awaiting: 0 }), 'label-voided', 'SHIPPED'],
    ['the void of the only label', at('SHIPPED'), 'label-voided', 'UNSHIPPED'],
    [
      'the void when others have shipped a part',
      at('SHIPPED', { partlyElsewhere: true }),
      'label-voided',
      'PARTIALLY_SHIPPED',
    ],
    ['a label while on hold', at('ON_HOLD', { labeled: 1 }), 'label-bought', undefined],
    [
      'the store reopens an order on its hold',
      at('ON_HOLD', { stateBy: 'store' }),
      'store-open',
      'UNSHIPPED',
    ],
    ['the store reopens an order it reported as shipped', at('SHIPPED'), 'store-open', 'UNSHIPPED'],
    ['the store reopens an order it had partly shipped', at('PARTIALLY_SHIPPED'), 'store-open', 'UNSHIPPED'],
    [
      'the store reopens a partly shipped order',
      at('PARTIALLY_SHIPPED', { labeled: 1 }),
      'store-open',
      undefined,
    ],
    ['the store reopens a shipped order', at('SHIPPED', { labeled: 1 }), 'store-open', undefined],
    [
      'the store reopens an order that a warehouse ships',
      at('SHIPPED', { atWarehouse: true }),
      'store-open',
      undefined,
    ],
    [
      'the store reopens an order that ships with another',
      at('SHIPPED', { mergeRole: 'PART' }),
      'store-open',
      undefined,
    ],
    ['the store takes back a part of that', at('SHIPPED'), 'store-partly', 'PARTIALLY_SHIPPED'],
    [
      'the store reopens an order on a person’s hold',
      at('ON_HOLD', { stateBy: 'person' }),
      'store-open',
      undefined,
    ],
    [
      'the store reopens an order canceled by a person',
      at('CANCELLED', { stateBy: 'person' }),
      'store-open',
      undefined,
    ],
    [
      'the store cancels an order on a person’s hold',
      at('ON_HOLD', { stateBy: 'person' }),
      'store-cancel',
      'CANCELLED',
    ],
    ['the store cancels a shipped order', at('SHIPPED', { labeled: 1 }), 'store-cancel', undefined],
    ['the store cancels a partly shipped order', at('PARTIALLY_SHIPPED'), 'store-cancel', undefined],
    [
      'the store cancels the rest of an order it partly shipped',
      at('PARTIALLY_SHIPPED', { partlyElsewhere: true }),
      'store-cancel',
      'CANCELLED',
    ],
    [
      'the store holds the rest of an order it partly shipped',
      at('PARTIALLY_SHIPPED', { partlyElsewhere: true }),
      'store-hold',
      'ON_HOLD',
    ],
    [
      'the store cancels the rest of an order we partly shipped, too',
      at('PARTIALLY_SHIPPED', { partlyElsewhere: true, labeled: 1, awaiting: 1 }),
      'store-cancel',
      'CANCELLED',
    ],
    [
      'the store holds the rest of an order shipped in one of our parcels',
      at('PARTIALLY_SHIPPED', { labeled: 1, awaiting: 1 }),
      'store-hold',
      'ON_HOLD',
    ],
    [
      'the store reopens that rest',
      at('CANCELLED', { stateBy: 'store', labeled: 1, awaiting: 1 }),
      'store-open',
      'PARTIALLY_SHIPPED',
    ],
    [
      'the store wants more of the rest that it had shipped, or paid back',
      at('SHIPPED', { labeled: 1, awaiting: 1 }),
      'store-partly',
      'PARTIALLY_SHIPPED',
    ],
    [
      'the store has shipped what a person held',
      at('ON_HOLD', { stateBy: 'person' }),
      'store-ship',
      'SHIPPED',
    ],
    ['the store has shipped a part', at('UNSHIPPED'), 'store-partly', 'PARTIALLY_SHIPPED'],
    [
      'the store has more to ship for a shipped order',
      at('SHIPPED', { labeled: 1, awaiting: 1 }),
      'store-more',
      'PARTIALLY_SHIPPED',
    ],
  ];
  it.each(table)('%s', (_name, facts, act, status) => expect(nextState(facts, act)?.status).toBe(status));
});
