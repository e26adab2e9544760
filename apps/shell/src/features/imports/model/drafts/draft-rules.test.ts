import { describe, expect, it } from 'vitest';
import { draftLifeMs, draftOwner, selectDrafts } from './draft-rules.ts';
import type { ImportDraft } from './import-draft.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const hours = (count: number) => count * 60 * 60 * 1000;

function draft(id: string, change: Partial<ImportDraft> = {}): ImportDraft {
  return {
    id,
    kind: 'product',
    owner: 'mei',
    savedAt: now - hours(1),
    fileName: 'goods.csv',
    rowCount: 3,
    edits: 0,
    revision: 0,
    patches: 0,
    attempt: null,
    wizard: {
      step: 1,
      reading: {},
      mapping: {},
      fixedValues: {},
      templateId: undefined,
      mappedBy: null,
      newTemplate: null,
      ignoreErrors: false,
    },
    ...change,
  };
}

describe('the unfinished imports that are offered', () => {
  it.each<[string, ImportDraft[], string[], string[], string[]]>([
    ['are one’s own', [draft('a')], [], ['a'], []],
    ['are never another person’s, which are deleted', [draft('a', { owner: 'li' })], [], [], ['a']],
    ['are another’s not even while a tab has them open', [draft('a', { owner: 'li' })], ['a'], [], ['a']],
    ['are at most 24 hours old', [draft('a', { savedAt: now - draftLifeMs })], [], [], ['a']],
    ['are as old as 24 hours less a moment', [draft('a', { savedAt: now - draftLifeMs + 1 })], [], ['a'], []],
    [
      'do not live longer when the clock is set back',
      [draft('a', { savedAt: now + hours(30) })],
      [],
      [],
      ['a'],
    ],
    ['are not those that a tab has open', [draft('a')], ['a'], [], []],
    [
      'are the newest of each kind',
      [draft('old', { savedAt: now - hours(3) }), draft('new'), draft('orders', { kind: 'order' })],
      [],
      ['new', 'orders'],
      ['old'],
    ],
  ])('%s', (_sentence, found, open, offered, expired) => {
    const selection = selectDrafts(found, { owner: 'mei', now, open: new Set(open) });
    expect(selection.offered.map(({ id }) => id)).toEqual(offered);
    expect(selection.expired).toEqual(expired);
  });

  it('belong to a person in an organization', () => {
    const owner = (userId: string, orgId: string) => draftOwner({ user: { userId }, org: { orgId } });
    expect(owner('1', '2')).toBe(owner('1', '2'));
    expect(new Set([owner('1', '2'), owner('1', '3'), owner('2', '2'), owner('12', '')]).size).toBe(4);
  });
});
