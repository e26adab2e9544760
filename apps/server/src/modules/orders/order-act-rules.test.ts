import { errorCode } from '@lading/contracts/core';
import { orderMessages, orderWorkLimits, type OrderActRequest } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { isSameTerm, planAct } from './order-act-rules.ts';
import { at } from './testing/order-facts.ts';

type Order = Parameters<typeof planAct>[0];
const open: Order = {
  ...at('UNSHIPPED'),
  orderId: '1',
  tags: ['gift', 'VIP'],
  shipBy: '2026-12-01',
  labelPlan: null,
  carrierName: 'UPS',
  serviceCode: 'Ground',
  signatureType: null,
  insuranceDeclared: null,
  sender: null,
  customs: null,
  holdReason: null,
  holdUntil: null,
  stateNote: null,
};
const held: Order = {
  ...open,
  ...at('ON_HOLD', { stateBy: 'person' }),
  holdReason: 'PAYMENT',
  holdUntil: new Date('2026-12-01T08:00:00Z'),
  stateNote: 'Waits for the bank',
};
const known = {
  warehouses: [{ warehouseId: '7', name: 'Los Angeles' }],
  presets: [{ presetId: '65', name: 'Small box' }],
  packages: new Map([['1', 1]]),
};
const plan = (order: Order, request: OrderActRequest) => planAct(order, request, known);

describe('acts that move an order', () => {
  it.each<[string, Order, OrderActRequest, object]>([
    [
      'a hold, with its reason and end',
      open,
      { act: 'hold', reason: 'ADDRESS', until: '2026-12-01T08:00:00Z' },
      {
        kind: 'held',
        state: { status: 'ON_HOLD' },
        detail: { reason: 'ADDRESS', note: null, until: '2026-12-01T08:00:00Z' },
      },
    ],
    ['its release', held, { act: 'release' }, { kind: 'released', state: { status: 'UNSHIPPED' } }],
    [
      'a cancellation, with its note',
      open,
      { act: 'cancel', note: 'Bought twice' },
      { kind: 'cancelled', state: { status: 'CANCELLED' }, detail: { note: 'Bought twice' } },
    ],
  ])('%s', (_name, order, request, planned) => {
    expect(plan(order, request)).toMatchObject({ orderId: '1', ...planned });
  });

  it('are refused in other states, with the acts that are allowed', () => {
    const refusal = { code: errorCode.conflict };
    expect(() => plan(open, { act: 'release' })).toThrow(expect.objectContaining(refusal));
    expect(() => plan({ ...open, ...at('SHIPPED', { labeled: 1 }) }, { act: 'cancel' })).toThrow(
      expect.objectContaining(refusal),
    );
  });
});

describe('tags', () => {
  const tag = (add: string[], remove: string[] = []): OrderActRequest => ({ act: 'tag', add, remove });
  it.each<[string, OrderActRequest, string[] | undefined, object | undefined]>([
    [
      'are added once, however they are spelled',
      tag(['rush', 'RUSH']),
      ['gift', 'VIP', 'rush'],
      { added: ['rush'], removed: [] },
    ],
    ['are removed, however they are spelled', tag([], ['vip']), ['gift'], { added: [], removed: ['VIP'] }],
    ['are replaced', tag(['rush'], ['gift']), ['VIP', 'rush'], { added: ['rush'], removed: ['gift'] }],
    ['that the order has change nothing', tag(['Gift']), undefined, undefined],
    ['that the order does not have change nothing when removed', tag([], ['rush']), undefined, undefined],
  ])('%s', (_name, request, tags, detail) => {
    const planned = plan(open, request);
    expect(planned && { kind: planned.kind, tags: planned.tags, detail: planned.detail }).toEqual(
      tags && { kind: 'tagged', tags, detail },
    );
  });

  it('are limited in number, after those removed', () => {
    const { tags: most } = orderWorkLimits;
    const full = { ...open, tags: Array.from({ length: most }, (_, n) => `tag ${n}`) };
    expect(plan(full, tag(['rush'], ['tag 0']))?.tags).toHaveLength(most);
    expect(() => plan(full, tag(['rush']))).toThrow(
      expect.objectContaining({ faults: [{ fieldName: 'add', ...orderMessages.tooManyTags({ most }) }] }),
    );
  });
});

describe('another hold', () => {
  const change = (more: object): OrderActRequest => ({ act: 'change-hold', ...more });
  it.each<[string, OrderActRequest, object | undefined]>([
    [
      'with the same values changes nothing',
      change({ reason: 'PAYMENT', note: 'Waits for the bank' }),
      undefined,
    ],
    [
      'with the same moment, written otherwise, neither',
      change({ until: '2026-12-01T00:00:00-08:00' }),
      undefined,
    ],
    [
      'has another reason',
      change({ reason: 'FRAUD' }),
      { hold: { reason: { from: 'PAYMENT', to: 'FRAUD' } } },
    ],
    [
      'does not end by itself any more',
      change({ until: null }),
      { hold: { until: { from: '2026-12-01T08:00:00.000Z', to: null } } },
    ],
    ['has no note any more', change({ note: '' }), { note: null }],
  ])('%s', (_name, request, detail) => {
    const planned = plan(held, request);
    expect(planned?.detail).toEqual(detail);
    expect(planned?.state).toBeUndefined();
  });
});

describe('what changes an order’s contents', () => {
  const edited = (...fields: string[]) => ({ kind: 'edited', detail: { fields } });
  it.each<[string, Order, OrderActRequest, object | undefined]>([
    ['the day that it has', open, { act: 'ship-by', shipBy: '2026-12-01' }, undefined],
    ['no day', open, { act: 'ship-by', shipBy: null }, edited('shipBy')],
    [
      'the service that it has',
      open,
      { act: 'service', carrierName: 'UPS', serviceCode: 'Ground' },
      undefined,
    ],
    [
      'another service of its carrier',
      open,
      { act: 'service', carrierName: 'UPS', serviceCode: '2nd Day Air' },
      edited('serviceCode'),
    ],
    [
      'the service that it has, in place of a plan',
      { ...open, labelPlan: { by: 'rate', rule: 'cheapest', atMost: null } },
      { act: 'service', carrierName: 'UPS', serviceCode: 'Ground' },
      edited('serviceCode'),
    ],
    // A decision: rules no longer change it.
    [
      'the signature that it has',
      { ...open, signatureType: 'adult' },
      { act: 'signature', signatureType: 'adult' },
      edited('signatureType'),
    ],
    ['no insurance', open, { act: 'insurance', insuranceDeclared: null }, edited('insuranceDeclared')],
    ['the sender used last, that it has', open, { act: 'sender', sender: null }, undefined],
    [
      'a warehouse',
      open,
      { act: 'assign', warehouseId: '7' },
      { kind: 'assigned', detail: { warehouse: 'Los Angeles' } },
    ],
    [
      'a preset',
      open,
      { act: 'preset', presetId: '65' },
      { kind: 'planned', detail: { preset: 'Small box' } },
    ],
    [
      'the preset that it has',
      { ...open, labelPlan: { by: 'preset', presetId: '65' } },
      { act: 'preset', presetId: '65' },
      undefined,
    ],
    ['no preset where it has none', open, { act: 'preset', presetId: null }, undefined],
    [
      'no preset in place of what a rule has planned',
      { ...open, labelPlan: { by: 'rate', rule: 'cheapest', atMost: null } },
      { act: 'preset', presetId: null },
      { kind: 'planned', detail: { preset: null } },
    ],
  ])('%s', (_name, order, request, planned) => {
    expect(plan(order, request)).toEqual(planned && { orderId: '1', ...planned });
  });

  it.each<[string, OrderActRequest, object]>([
    [
      'a warehouse of others',
      { act: 'assign', warehouseId: '8' },
      { fieldName: 'warehouseId', ...orderMessages.noWarehouse() },
    ],
    [
      'a preset that is gone',
      { act: 'preset', presetId: '66' },
      { fieldName: 'presetId', ...orderMessages.noPreset() },
    ],
    [
      'a package where it has two',
      { act: 'package', package: { length: 1, width: 1, height: 1, unit: 'in/lb' } } as OrderActRequest,
      { fieldName: 'package', ...orderMessages.severalPackages({ count: 2 }) },
    ],
  ])('never %s', (_name, request, fault) => {
    const two = { ...known, packages: new Map([['1', 2]]) };
    expect(() => planAct(open, request, two)).toThrow(expect.objectContaining({ faults: [fault] }));
  });
});

it.each([
  ['what is not set is not compared', {}, true],
  ['the same contents', { contents: 'GIFT' as const }, true],
  ['another signer', { contents: 'GIFT' as const, signer: 'Ann' }, false],
  ['a part that the order does not have', { nonDelivery: 'ABANDON' as const }, false],
])('customs details: %s', (_name, value, isSame) => {
  const order = { ...open, customs: { contents: 'GIFT' as const, signer: 'Kim' } };
  expect(isSameTerm(order, { field: 'customs', value })).toBe(isSame);
});
