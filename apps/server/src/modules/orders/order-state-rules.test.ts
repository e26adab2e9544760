import {
  orderActs,
  orderMessages,
  orderStatuses,
  type OrderAct,
  type OrderStatus,
} from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import {
  allowedActs,
  nextState,
  notAllowed,
  orderTransitions,
  type OrderFacts,
} from './order-state-rules.ts';

const fresh: OrderFacts = {
  status: 'UNSHIPPED',
  stateBy: null,
  partlyElsewhere: false,
  cancelledInStore: false,
  heldInStore: false,
  mergeRole: null,
  labeled: 0,
  awaiting: 0,
  buying: 0,
  atWarehouse: false,
};
const at = (status: OrderStatus, more: Partial<OrderFacts> = {}): OrderFacts => ({
  ...fresh,
  status,
  ...more,
});

describe('what a person can do with an order', () => {
  const always = ['tag', 'note'];
  const table: [string, OrderFacts, string[]][] = [
    ['open', at('UNSHIPPED'), ['label', 'hold', 'edit', 'cancel', 'assign', ...always, 'split', 'merge']],
    [
      'partly shipped',
      at('PARTIALLY_SHIPPED', { labeled: 1, awaiting: 1 }),
      ['label', 'hold', 'edit', 'assign', ...always],
    ],
    ['while a label is bought', at('UNSHIPPED', { buying: 1, awaiting: 1 }), always],
    ['while a warehouse has it', at('UNSHIPPED', { atWarehouse: true }), always],
    [
      'on hold while a warehouse has it',
      at('ON_HOLD', { atWarehouse: true }),
      ['release', 'change-hold', ...always],
    ],
    [
      'on hold',
      at('ON_HOLD', { stateBy: 'person' }),
      ['release', 'change-hold', 'edit', 'cancel', 'assign', ...always, 'split', 'merge'],
    ],
    [
      'on hold by its store',
      at('ON_HOLD', { stateBy: 'store' }),
      ['release', 'edit', 'cancel', 'assign', ...always, 'split', 'merge'],
    ],
    ['canceled', at('CANCELLED', { stateBy: 'person' }), ['restore', ...always]],
    ['canceled by its store', at('CANCELLED', { stateBy: 'store' }), always],
    ['shipped', at('SHIPPED', { labeled: 1 }), always],
    [
      'a merge',
      at('UNSHIPPED', { mergeRole: 'WHOLE' }),
      ['label', 'hold', 'edit', 'cancel', 'assign', ...always, 'undo-merge'],
    ],
    ['a merge with a label', at('SHIPPED', { mergeRole: 'WHOLE', labeled: 1 }), always],
    ['shipped with another', at('CANCELLED', { stateBy: 'person', mergeRole: 'PART' }), always],
    ['a dissolved merge', at('CANCELLED', { stateBy: 'person', mergeRole: 'DISSOLVED' }), always],
  ];
  it.each(table)('%s', (_name, facts, acts) => expect(allowedActs(facts)).toEqual(acts));

  it('has exactly one answer for every act in every state', () => {
    for (const act of orderActs)
      for (const status of orderStatuses) {
        const rows = orderTransitions.filter((row) => row.act === act && row.from.includes(status));
        expect([act, status, rows.length]).toEqual([act, status, Math.min(rows.length, 1)]);
      }
  });

  it('is included in the refusal, for people and for programs', () => {
    const refusal = notAllowed(at('SHIPPED', { labeled: 1 }), 'hold');
    expect(refusal.code).toBe(409);
    expect(refusal.text).toMatchObject({
      code: orderMessages.notAllowed.code,
      params: { allowedActs: { items: ['tag', 'note'], total: 2 } },
      message: '“Hold” is not possible while the order is shipped. Possible now: Tags, Add note.',
      zhMessage: '订单状态为“已发货”时不能执行“挂起”。目前可执行：标签、添加备注。',
    });
    const refused = (facts: OrderFacts, act: OrderAct) => notAllowed(facts, act).text.code;
    expect(refused(at('UNSHIPPED', { buying: 1 }), 'hold')).toBe(orderMessages.labelUnderWay.code);
    expect(refused(at('UNSHIPPED', { atWarehouse: true }), 'cancel')).toBe(orderMessages.atWarehouse.code);
    expect(refused(at('PARTIALLY_SHIPPED', { labeled: 1 }), 'cancel')).toBe(orderMessages.voidFirst.code);
    expect(refused(at('ON_HOLD', { stateBy: 'store' }), 'change-hold')).toBe(orderMessages.heldByStore.code);
    const byStore: Partial<OrderFacts>[] = [
      { stateBy: 'store' },
      { stateBy: 'person', cancelledInStore: true },
    ];
    for (const facts of byStore)
      expect(refused(at('CANCELLED', facts), 'restore')).toBe(orderMessages.cancelledByStore.code);
  });
});

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
