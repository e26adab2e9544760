import { pullOrderStatus, reconnectCodes, storeMessages, type Store } from '@lading/contracts/stores';
import { describe, expect, it } from 'vitest';
import {
  canRefresh,
  failuresInRow,
  haveChanged,
  isDisconnected,
  reconnectWay,
  storeName,
  pullCounts,
  pullError,
  storeState,
  withStatus,
} from './store-rules.ts';

const store = (storeId: string, fields: Partial<Store> = {}): Store => ({
  storeId,
  name: storeId,
  type: 4,
  state: 1,
  pullOrderStatus: 0,
  ...fields,
});

describe('the state of a store (spec §4)', () => {
  it.each([
    [0, 'init'],
    [1, 'loading'],
    [2, 'success'],
    [3, 'failed'],
    [9, 'init'],
    [null, 'init'],
  ] as const)('%s is %s', (code, state) => expect(storeState(code)).toBe(state));

  it('can be refreshed unless it is loading, or cannot be pulled', () => {
    expect(canRefresh(store('1'))).toBe(true);
    expect(canRefresh(store('1', { pullFlag: true }))).toBe(true);
    expect(canRefresh(store('1', { pullFlag: false }))).toBe(false);
    expect(canRefresh(store('1', { pullOrderStatus: 1 }))).toBe(false);
  });

  it('changes only the requested stores', () => {
    expect(withStatus([store('1'), store('2')], ['2'], { pullOrderStatus: 1 })).toEqual([
      store('1'),
      store('2', { pullOrderStatus: 1 }),
    ]);
  });
});

it.each([
  ['Kiln', 1, 'en', 'Kiln'],
  [null, 1, 'cn', '亚马逊'],
  ['', 22, 'en', 'Unknown'],
] as const)('a store named %j of channel %i is called %s in %s', (name, type, language, called) =>
  expect(storeName({ name, type }, language)).toBe(called),
);

describe('a store that fails repeatedly', () => {
  const last = '2026-11-21T12:00:00Z';
  const later = '2026-11-21T12:30:00Z';
  it.each([
    [
      { pullOrderStatus: 3, failureCount: 2, nextPullTime: later, pullOrderTime: last },
      { count: 2, nextTry: later },
    ],
    [
      { pullOrderStatus: 3, failureCount: 1, nextPullTime: null },
      { count: 1, nextTry: undefined },
    ],
    [
      { pullOrderStatus: 3, failureCount: 1, nextPullTime: '2026-11-21T11:00:00Z', pullOrderTime: last },
      { count: 1, nextTry: undefined },
    ],
    [{ pullOrderStatus: 1, failureCount: 2, nextPullTime: later }, undefined],
    [{ pullOrderStatus: 3, nextPullTime: later }, undefined],
    [{ pullOrderStatus: 3, failureCount: 0 }, undefined],
  ] as const)('%j shows %j', (fields, told) => expect(failuresInRow(store('1', fields))).toEqual(told));

  it.each([
    [{ pullFlag: false, disconnectTime: later }, true],
    [{ pullFlag: true, disconnectTime: null }, false],
    [{ pullFlag: false }, false],
    [{}, false],
  ] as const)('%j is disconnected: %s', (fields, told) =>
    expect(isDisconnected(store('1', fields))).toBe(told),
  );
});

describe('the text of a pull', () => {
  it('lists nonzero counts', () => {
    expect(pullCounts({ insertCount: 3, updateCount: 0, deleteCount: 1 })).toEqual([
      ['inserted', 3],
      ['deleted', 1],
    ]);
    expect(pullCounts({ insertCount: null, updateCount: undefined, deleteCount: 0 })).toEqual([]);
  });

  it.each([
    [{ message: 'Refused', zhMessage: '被拒绝' }, 'cn', '被拒绝'],
    [{ message: 'Refused', zhMessage: '被拒绝' }, 'en', 'Refused'],
    [{ message: 'Refused' }, 'cn', 'Refused'],
    [{ message: '' }, 'en', 'Error updating store orders'],
    [null, 'en', 'Error updating store orders'],
  ] as const)('%j in %s is %s (spec §8)', (error, language, text) =>
    expect(pullError(error, language, 'Error updating store orders')).toBe(text),
  );
});

describe('the notifications of the page under the header', () => {
  const loading = { pullOrderStatus: 1 };
  const done = { pullOrderStatus: 2, sucRes: { insertCount: 2, updateCount: 0, deleteCount: 0 } };
  const idle = { pullOrderStatus: 2, sucRes: { insertCount: 0, updateCount: 0, deleteCount: 0 } };
  it.each([
    ['a store that has ended well with something new', [store('1', loading)], [store('1', done)], true],
    ['no store that has ended with nothing new', [store('1', loading)], [store('1', idle)], false],
    ['no store that has failed', [store('1', loading)], [store('1', { pullOrderStatus: 3 })], false],
    ['no store that had ended before', [store('1', done)], [store('1', done)], false],
    ['a store that was connected', [], [store('1', loading)], true],
    [
      'a store that was disconnected',
      [store('1', { pullFlag: true })],
      [store('1', { pullFlag: false })],
      true,
    ],
    ['a store that was taken off the list', [store('1'), store('2')], [store('2')], true],
  ])('is %s', (_, before, after, isHeard) => {
    expect(haveChanged(before, after)).toBe(isHeard);
  });
});

describe('how a store is reconnected', () => {
  const { failed, success } = pullOrderStatus;
  const said = (code: string) => ({
    sucRes: {
      insertCount: 0,
      updateCount: 0,
      deleteCount: 0,
      errorMsg: { code, message: '', zhMessage: '' },
    },
  });
  const shopify = { type: 4, pullFlag: true, pullOrderStatus: failed };

  it.each<[string, Partial<Store>, string | undefined]>([
    [
      'is offered once it is disconnected',
      { type: 4, pullFlag: false, disconnectTime: '2026-11-25T10:00:00Z' },
      'shopify',
    ],
    ['is offered where its key is refused', { ...shopify, ...said('stores.refused') }, 'shopify'],
    ['is offered where its address has no store', { ...shopify, ...said('stores.absent') }, 'shopify'],
    ['is not needed where the channel is busy', { ...shopify, ...said('stores.busy') }, undefined],
    [
      'is not needed after a good pull',
      { ...shopify, ...said('stores.refused'), pullOrderStatus: success },
      undefined,
    ],
    [
      'is not there for a channel that is not connected by people',
      { ...shopify, type: 1, ...said('stores.refused') },
      undefined,
    ],
  ])('%s', (_, fields, way) =>
    expect(reconnectWay(store('1', fields), ['shopify', 'woo-commerce'])).toBe(way),
  );

  it('depends on the codes of the messages that ask for it', () =>
    expect(reconnectCodes).toEqual([
      storeMessages.refused.code,
      storeMessages.absent.code,
      storeMessages.moved.code,
    ]));
});
