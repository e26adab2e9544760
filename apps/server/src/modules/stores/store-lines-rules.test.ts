import { describe, expect, it } from 'vitest';
import type { ChannelOrder } from './channels/channel-connector.ts';
import { linesToPack, withoutVoid } from './store-lines-rules.ts';

const order = (state: ChannelOrder['state'], ...lines: [string, number, number?][]) =>
  ({
    state,
    lines: lines.map(([skuCode, quantity, shipped]) => ({
      skuCode,
      skuName: null,
      quantity,
      unitPrice: null,
      ...(shipped !== undefined && { shipped }),
    })),
    notPacked: [],
  }) as unknown as ChannelOrder;
const left = (...units: [string, number][]) => ({
  hasShipments: true,
  byStore: new Map<string, number>(),
  left: new Map(units),
});
const told = ({ lines, notPacked, isMore }: ReturnType<typeof linesToPack>) => [
  lines?.map(({ skuCode, quantity }) => `${quantity} ${skuCode}`),
  notPacked.map(({ skuCode, quantity, why }) => `${quantity} ${skuCode} ${why}`),
  isMore === true,
];
function packed(given: ChannelOrder, hasShipments = false, byStore: [string, number][] = []) {
  const due = linesToPack(given, { hasShipments, byStore: new Map(byStore) });
  return [
    due.lines?.map(({ skuCode, quantity }) => `${quantity} ${skuCode}`),
    due.notPacked.map(({ skuCode, quantity, why }) => `${quantity} ${skuCode} ${why}`),
  ];
}

describe('lines of an order that its store has shipped in part', () => {
  it('are the remaining ones', () => {
    expect(packed(order('partly-shipped', ['A', 5, 2], ['B', 1, 1], ['C', 1]))).toEqual([
      ['3 A', '1 C'],
      ['2 A SHIPPED', '1 B SHIPPED'],
    ]);
  });

  it('are not reduced by our own shipment', () => {
    expect(packed(order('partly-shipped', ['A', 5, 2]), true)).toEqual([['5 A'], []]);
  });

  it('include those of a void label that the store has not been told of', () => {
    const given = order('partly-shipped', ['A', 2, 2], ['A', 2, 1], ['B', 1, 1]);
    expect(packed(withoutVoid(given, { A: 3 }))).toEqual([['2 A', '2 A'], ['1 B SHIPPED']]);
    expect(packed(withoutVoid(given, { A: 2 }))).toEqual([
      ['2 A', '1 A'],
      ['1 A SHIPPED', '1 B SHIPPED'],
    ]);
    expect(withoutVoid(given, {})).toEqual(given);
  });

  it('stay without what the store had shipped before our shipment, on any line', () => {
    const given = order('partly-shipped', ['A', 1, 1], ['A', 5, 4], ['B', 1]);
    expect(packed(given, true, [['A', 2]])).toEqual([
      ['4 A', '1 B'],
      ['1 A SHIPPED', '1 A SHIPPED'],
    ]);
  });

  it('stay without what the store ships of the rest that awaits a label', () => {
    const given = order('partly-shipped', ['A', 2, 1], ['B', 2, 1]);
    const soFar = { hasShipments: true, isRestAwaiting: true, byStore: new Map([['A', 1]]) };
    expect(told(linesToPack(given, soFar))).toEqual([['1 A', '1 B'], ['1 A SHIPPED', '1 B SHIPPED'], false]);
  });

  it('are due again when the store no longer counts them as shipped, as after a void', () => {
    const given = order('partly-shipped', ['A', 1, 0], ['B', 3, 1], ['C', 1, 1]);
    const before: [string, number][] = [
      ['A', 1],
      ['B', 2],
      ['C', 1],
    ];
    expect(packed(given, true, before)).toEqual([
      ['1 A', '2 B'],
      ['1 B SHIPPED', '1 C SHIPPED'],
    ]);
  });

  it('are the remaining ones also while the order waits', () => {
    expect(packed(order('on-hold', ['A', 5, 2]))).toEqual([['3 A'], ['2 A SHIPPED']]);
  });

  it('are all of them when it is finished, and when nothing would remain', () => {
    expect(packed(order('shipped', ['A', 2, 2]))).toEqual([['2 A'], []]);
    expect(packed(order('open', ['A', 2, 2]))).toEqual([['2 A'], []]);
  });

  it.each(['shipped', 'cancelled', 'removed'] as const)(
    'stay as they are where a parcel of ours holds some of them, and it is %s',
    (state) => {
      expect(packed(order(state, ['A', 2], ['B', 3]), true, [['A', 1]])).toEqual([
        undefined,
        ['1 A SHIPPED'],
      ]);
    },
  );
});

describe('lines of an order that has left with the one that it was merged into', () => {
  it.each([
    ['has paid back units', order('open', ['A', 1])],
    ['has added some', order('open', ['A', 4])],
    ['counts them as shipped, and has added some', order('partly-shipped', ['A', 4, 3])],
    ['has them as they were ordered once it is shipped', order('shipped', ['A', 5, 3])],
    ['has canceled it', order('cancelled', ['A', 5])],
  ])('are what it has in that parcel, where its store %s', (_title, given) => {
    const soFar = { hasShipments: false, isInMerge: true, byStore: new Map<string, number>() };
    expect(told(linesToPack(given, soFar))).toEqual([undefined, [], false]);
  });
});

describe('remaining lines at the store of an order completely shipped here', () => {
  it('follow once it has counted the shipped ones', () => {
    expect(told(linesToPack(order('partly-shipped', ['A', 1, 1], ['B', 2]), left(['A', 1])))).toEqual([
      ['2 B'],
      ['1 A SHIPPED'],
      true,
    ]);
    expect(told(linesToPack(order('partly-shipped', ['A', 3, 1]), left(['A', 1])))).toEqual([
      ['2 A'],
      ['1 A SHIPPED'],
      true,
    ]);
  });

  it('do not follow before that, nor count as shipped', () => {
    expect(told(linesToPack(order('partly-shipped', ['A', 2, 1], ['B', 2]), left(['A', 2])))).toEqual([
      undefined,
      [],
      false,
    ]);
    expect(told(linesToPack(order('open', ['A', 1], ['B', 2]), left(['A', 1])))[0]).toBeUndefined();
    expect(told(linesToPack(order('open', ['A', 1]), left(['A', 2])))[0]).toEqual(['1 A']);
  });

  it('stay in the order when it holds them only since they were shipped', () => {
    const given = {
      ...order('open', ['A', 1]),
      notPacked: [{ ...order('open', ['B', 1]).lines[0]!, why: 'WAITING' as const }],
    };
    expect(told(linesToPack(given, left(['A', 1], ['B', 1])))).toEqual([undefined, ['1 B WAITING'], false]);
    expect(told(linesToPack(order('open', ['A', 1], ['B', 1]), left(['A', 1], ['B', 1])))).toEqual([
      ['1 A', '1 B'],
      [],
      false,
    ]);
  });

  it('wait while it holds them, and shipped ones are unchanged', () => {
    expect(told(linesToPack(order('on-hold', ['A', 1, 1], ['B', 2]), left(['A', 1])))).toEqual([
      undefined,
      ['2 B WAITING'],
      false,
    ]);
  });

  it('are none for a finished or complete order', () => {
    expect(told(linesToPack(order('shipped', ['A', 1, 1], ['B', 2]), left(['A', 1])))[2]).toBe(false);
    expect(told(linesToPack(order('partly-shipped', ['A', 1, 1]), left(['A', 1])))).toEqual([
      ['1 A'],
      [],
      false,
    ]);
  });
});
