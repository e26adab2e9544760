import { describe, expect, it } from 'vitest';
import type { LabelStatus } from '../label.ts';
import type { TrackingStatus } from '../shipment.ts';
import { addressChangeDraft } from './address-change-draft.ts';
import {
  addressChangeBlock,
  addressChangeMoves,
  addressChangeStates,
  openAddressChangeStates,
} from './address-change.ts';
import { statesBefore } from './state-table.ts';

describe('the states of a change of address', () => {
  it('each is reached from the draft', () => {
    const reached = new Set<string>(['DRAFT']);
    for (const state of reached) for (const next of addressChangeMoves[state as 'DRAFT']) reached.add(next);
    expect([...reached].toSorted()).toEqual([...addressChangeStates].toSorted());
  });

  it.each([
    ['REQUESTED', ['DRAFT']],
    ['UNCONFIRMED', ['REQUESTED']],
    ['REFUSED', ['REQUESTED', 'UNCONFIRMED']],
    ['ACCEPTED', ['REQUESTED', 'UNCONFIRMED']],
    ['COMPLETED', ['ACCEPTED']],
    ['FAILED', ['ACCEPTED']],
  ] as const)('%s is reached only from %j', (state, before) =>
    expect(statesBefore(addressChangeMoves, state)).toEqual(before),
  );

  it('the open ones are those that were ordered and are not final', () =>
    expect(
      addressChangeStates.filter((state) => state !== 'DRAFT' && addressChangeMoves[state].length > 0),
    ).toEqual(openAddressChangeStates));
});

it.each<[LabelStatus, TrackingStatus, string | null]>([
  ['PURCHASED', 'UNKNOWN', 'NOT_SCANNED'],
  ['PRINTED', 'PRE_TRANSIT', 'NOT_SCANNED'],
  ['PURCHASED', 'ACCEPTED', null],
  ['PRINTED', 'IN_TRANSIT', null],
  ['PRINTED', 'EXCEPTION', null],
  ['PRINTED', 'OUT_FOR_DELIVERY', 'OUT_FOR_DELIVERY'],
  ['PRINTED', 'AVAILABLE_FOR_PICKUP', 'ENDED'],
  ['PRINTED', 'DELIVERED', 'ENDED'],
  ['PRINTED', 'RETURNING', 'ENDED'],
  ['PRINTED', 'RETURNED', 'ENDED'],
  ['NONE', 'UNKNOWN', 'NO_LABEL'],
  ['PURCHASING', 'UNKNOWN', 'NO_LABEL'],
  ['ERROR', 'UNKNOWN', 'NO_LABEL'],
  ['VOID_REQUESTED', 'PRE_TRANSIT', 'NO_LABEL'],
  ['VOIDED', 'CANCELLED', 'NO_LABEL'],
  ['VOIDED', 'IN_TRANSIT', 'NO_LABEL'],
])('with a label that is %s and a parcel that is %s the address is blocked by %s', (label, tracking, block) =>
  expect(addressChangeBlock(label, tracking)).toBe(block),
);

describe('the input for an address change', () => {
  const to = {
    name: 'Dana',
    company: '',
    addressLine1: '9 Fell St',
    addressLine2: '',
    city: 'Reno',
    stateCode: 'NV',
    zipCode: '89501',
    countryCode: 'US',
    phone: '',
    email: '',
  };
  it.each([
    [{ kind: 'REDIRECT', to }, null],
    [{ kind: 'HOLD', to: null }, null],
    [{ kind: 'RETURN', to: null }, null],
    [{ kind: 'REDIRECT', to: null }, 'to'],
    [{ kind: 'HOLD', to }, 'to'],
    [{ kind: 'REDIRECT', to: { ...to, city: '' } }, 'to.city'],
    [{ kind: 'REDIRECT', to: { ...to, zipCode: '' } }, 'to.zipCode'],
    [{ kind: 'SINK', to: null }, 'kind'],
  ])('%j is wrong at %s', (part, field) => {
    const read = addressChangeDraft.safeParse({ shipmentId: '1', ...part });
    expect(read.error?.issues[0]?.path.join('.') ?? null).toBe(field);
  });
});
