import { orderActs, orderMessages, orderStatuses, type OrderAct } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { allowedActs, notAllowed, orderTransitions, type OrderFacts } from './order-state-rules.ts';
import { at } from './testing/order-facts.ts';

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
