import { expect, it } from 'vitest';
import {
  firstDifference,
  mergedTags,
  mergeLosses,
  tagsAfterMerge,
  type Mergeable,
  type MergePart,
} from './order-merge-rules.ts';

const order: Mergeable = {
  orderId: '1',
  orderNo: 'A',
  carrierName: null,
  serviceCode: null,
  orderType: 'SELLER',
  currency: 'USD',
  hasAmounts: true,
  warehouseId: null,
  recipient: {
    name: 'Ann Lee',
    addressLine1: '1 Main St',
    city: 'Reno',
    stateCode: 'NV',
    zipCode: '89501',
    countryCode: 'US',
  },
};
const other = (change: Partial<Mergeable>): Mergeable => ({ ...order, orderNo: 'B', ...change });

it.each<[string, Partial<Mergeable>, string | undefined]>([
  ['the same', {}, undefined],
  [
    'spelled otherwise',
    { recipient: { ...order.recipient, name: ' ann  LEE', addressLine2: '', phone: '1' } },
    undefined,
  ],
  ['another person', { recipient: { ...order.recipient, name: 'Bo Lee' } }, 'recipient'],
  ['another flat', { recipient: { ...order.recipient, addressLine2: 'Apt 2' } }, 'recipient'],
  ['another currency', { currency: 'EUR' }, 'currency'],
  ['without a currency, with amounts', { currency: null }, 'currency'],
  ['without a currency and without amounts', { currency: null, hasAmounts: false }, undefined],
  ['another type', { orderType: 'VENDOR' }, 'orderType'],
  ['another warehouse', { warehouseId: '7' }, 'warehouse'],
])('orders that are %s', (_name, change, field) => {
  expect(firstDifference([order, other(change)])?.field).toBe(field);
  expect(firstDifference([other(change), order])?.field).toBe(field);
});

const part: MergePart = {
  ...order,
  sender: null,
  reference: null,
  reference2: null,
  signatureType: null,
  customs: null,
  shipBy: null,
  tags: [],
  packages: 1,
};
const acme = { name: 'Acme', city: 'Reno' };
const bolt = { name: 'Bolt', city: 'Austin' };
const twenty = Array.from({ length: 20 }, (_, at) => `tag ${at}`);

it.each<[string, Partial<MergePart>, Partial<MergePart>, object[]]>([
  ['nothing of the same', { sender: acme, tags: ['a'] }, { sender: acme, tags: ['A'] }, []],
  [
    'the sender of the newer',
    { sender: acme },
    { sender: bolt },
    [{ field: 'sender', kept: 'Acme, Reno', lost: [{ orderNo: 'B', value: 'Bolt, Austin' }] }],
  ],
  [
    'a sender beside none',
    {},
    { sender: bolt },
    [{ field: 'sender', kept: null, lost: [{ orderNo: 'B', value: 'Bolt, Austin' }] }],
  ],
  [
    'the later day',
    { shipBy: '2026-12-04' },
    { shipBy: '2026-12-01' },
    [{ field: 'shipBy', kept: '2026-12-01', lost: [{ orderNo: 'A', value: '2026-12-04' }] }],
  ],
  [
    'the weaker signature',
    { signatureType: 'signature' },
    { signatureType: 'adult' },
    [{ field: 'signatureType', kept: 'adult', lost: [{ orderNo: 'A', value: 'signature' }] }],
  ],
  ['no day beside one', { shipBy: '2026-12-04' }, {}, []],
  [
    'the reference of the newer',
    { reference: 'PO 1' },
    { reference: 'PO 2' },
    [{ field: 'reference', kept: 'PO 1', lost: [{ orderNo: 'B', value: 'PO 2' }] }],
  ],
  ['no phone number that the oldest lacks', {}, { recipient: { ...order.recipient, phone: '1' } }, []],
  [
    'customs details that differ, but not of those that only one has',
    { customs: { contents: 'GIFT', signer: null } },
    { customs: { contents: 'SAMPLE', nonDelivery: 'ABANDON', signer: 'Ann' } },
    [{ field: 'customsContents', kept: 'GIFT', lost: [{ orderNo: 'B', value: 'SAMPLE' }] }],
  ],
  [
    'a signer and what becomes of the parcel',
    { customs: { nonDelivery: 'RETURN', signer: 'Bo' } },
    { customs: { nonDelivery: 'ABANDON', signer: 'Ann' } },
    [
      { field: 'nonDelivery', kept: 'RETURN', lost: [{ orderNo: 'B', value: 'ABANDON' }] },
      { field: 'customsSigner', kept: 'Bo', lost: [{ orderNo: 'B', value: 'Ann' }] },
    ],
  ],
  [
    'a tag beyond the twentieth',
    { tags: twenty },
    { tags: ['rush', 'TAG 3'] },
    [{ field: 'tags', kept: null, lost: [{ orderNo: 'B', value: 'rush' }] }],
  ],
  [
    'packages beside none',
    { packages: 2 },
    { packages: 0 },
    [{ field: 'packages', kept: null, lost: [{ orderNo: 'A', value: '2' }] }],
  ],
])('a merge reports the loss of %s', (_name, older, newer, losses) => {
  expect(
    mergeLosses([
      { ...part, ...older },
      { ...part, orderNo: 'B', ...newer },
    ]),
  ).toEqual(losses);
});

it('a merge has the tags of the oldest order first', () => {
  expect(mergedTags([{ tags: twenty }, { tags: ['rush', 'TAG 3'] }])).toEqual({
    kept: twenty,
    cut: ['rush'],
  });
});

it('tags that only a merge got go to each of its orders, as far as there is room', () => {
  const full = Array.from({ length: 19 }, (_, at) => `t${at}`);
  const parts = [
    { orderId: '1', tags: ['a'] },
    { orderId: '2', tags: full },
  ];
  expect(tagsAfterMerge(['A', 't0', 'rush', 'gift'], parts)).toEqual([
    { orderId: '1', tags: ['a', 'rush', 'gift'], added: ['rush', 'gift'] },
    { orderId: '2', tags: [...full, 'rush'], added: ['rush'] },
  ]);
});
