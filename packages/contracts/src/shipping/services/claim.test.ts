import { describe, expect, it } from 'vitest';
import { claimActsIn, claimDraft, claimMoves, claimReply, claimStates, type ClaimState } from './claim.ts';
import { statesBefore } from './state-table.ts';

const draft = {
  shipmentId: '1',
  type: 'DAMAGE',
  amount: { minor: 100, currency: 'USD' },
  description: 'Two mugs were broken',
};

describe('the input for a claim draft', () => {
  it.each([
    [{}, null],
    [{ type: 'FLOOD' }, 'type'],
    [{ amount: { minor: 0, currency: 'USD' } }, 'amount'],
    [{ amount: { minor: -1, currency: 'USD' } }, 'amount'],
    [{ amount: { minor: 1.5, currency: 'USD' } }, 'amount'],
    [{ description: '   ' }, 'description'],
    [{ description: 'x'.repeat(2_001) }, 'description'],
  ])('%j is wrong at %s', (part, field) => {
    const read = claimDraft.safeParse({ ...draft, ...part });
    expect(read.error?.issues[0]?.path[0] ?? null).toBe(field);
  });

  it('a reply is not empty, and has a key', () => {
    const reply = { claimId: '1', messageKey: 'a-key-of-it', text: 'See the photo' };
    expect(claimReply.safeParse(reply).success).toBe(true);
    expect(claimReply.safeParse({ ...reply, text: ' ' }).success).toBe(false);
    expect(claimReply.safeParse({ ...reply, messageKey: '' }).success).toBe(false);
  });
});

describe('the states of a claim', () => {
  it('each is reached from the draft', () => {
    const reached = new Set<string>(['DRAFT']);
    for (const state of reached) for (const next of claimMoves[state as ClaimState]) reached.add(next);
    expect([...reached].toSorted()).toEqual([...claimStates].toSorted());
  });

  it.each<[ClaimState, ClaimState[]]>([
    ['SUBMITTED', ['DRAFT']],
    ['IN_REVIEW', ['SUBMITTED', 'NEEDS_ACTION']],
    ['NEEDS_ACTION', ['IN_REVIEW']],
    ['APPROVED', ['IN_REVIEW']],
    ['REJECTED', ['SUBMITTED', 'IN_REVIEW', 'NEEDS_ACTION']],
    ['PAID', ['APPROVED', 'APPROVED_PARTIAL']],
  ])('%s comes after %j', (state, before) => expect(statesBefore(claimMoves, state)).toEqual(before));

  it.each(claimStates)('a seller’s actions in %s follow the transition table', (state) => {
    const acts = claimActsIn[state];
    expect(acts.includes('submit')).toBe(claimMoves[state].includes('SUBMITTED'));
    expect(acts.includes('cancel')).toBe(claimMoves[state].includes('CANCELLED'));
    expect(acts.includes('reply')).toBe(state === 'NEEDS_ACTION');
    expect(acts.includes('edit')).toBe(state === 'DRAFT');
  });
});
