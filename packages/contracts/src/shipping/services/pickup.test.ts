import { describe, expect, it } from 'vitest';
import { pickupDraft, pickupMoves, pickupStates } from './pickup.ts';
import { statesBefore } from './state-table.ts';
import { timeZoneOfState } from './us-time-zone.ts';

const draft = {
  accountId: 'demo',
  carrierName: '',
  entryId: '1',
  day: '2026-11-25',
  ready: '09:00',
  close: '17:00',
  timeZone: 'America/Los_Angeles',
  packages: 1,
  weightLb: 2,
  place: 'FRONT_DOOR',
  instructions: '',
};

describe('the input for a pickup', () => {
  it.each([
    [{}, null],
    [{ close: '09:00' }, 'close'],
    [{ place: 'OTHER' }, 'instructions'],
    [{ place: 'OTHER', instructions: 'Behind the gate' }, null],
    [{ ready: '24:00' }, 'ready'],
    [{ packages: 0 }, 'packages'],
    [{ weightLb: 0 }, 'weightLb'],
  ])('%j is wrong at %s', (part, field) => {
    const read = pickupDraft.safeParse({ ...draft, ...part });
    expect(read.error?.issues[0]?.path[0] ?? null).toBe(field);
  });
});

describe('the states of a pickup', () => {
  it('each is reached from the draft', () => {
    const reached = new Set<string>(['DRAFT']);
    for (const state of reached) for (const next of pickupMoves[state as 'DRAFT']) reached.add(next);
    expect([...reached].toSorted()).toEqual([...pickupStates].toSorted());
  });

  it('only scheduled ones can be canceled, also after a rejection', () => {
    expect(statesBefore(pickupMoves, 'CANCEL_REQUESTED')).toEqual(['SCHEDULED', 'CANCEL_REJECTED']);
  });
});

it.each([
  ['CA', 'America/Los_Angeles'],
  ['az', 'America/Phoenix'],
  ['NY', 'America/New_York'],
  ['', undefined],
  ['ZZ', undefined],
])('the time zone of %s is %s', (state, zone) => expect(timeZoneOfState(state)).toBe(zone));
