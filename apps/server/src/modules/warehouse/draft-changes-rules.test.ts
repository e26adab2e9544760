import { expect, it } from 'vitest';
import { changesBetween } from './draft-changes-rules.ts';

it.each<[string, readonly unknown[], readonly unknown[], boolean | undefined]>([
  ['the same value is no change', ['1Z1'], ['1Z1'], undefined],
  ['nothing, null and an empty text are the same', [null, undefined], [''], undefined],
  ['another value is a change', ['1Z1'], ['1Z2'], false],
  ['a first value is a change', [null], ['1Z1'], false],
  ['a removed value only takes away', ['1Z1'], [null], true],
  ['one of several removed is a change', ['ONT8', 'LGB3'], ['ONT8'], false],
  ['another order is a change', ['ONT8', 'LGB3'], ['LGB3', 'ONT8'], false],
  ['zero is a value', [0], [null], true],
])('%s', (_name, stored, now, isCleared) => {
  const expected = isCleared === undefined ? [] : [{ field: 'tracking', isCleared }];
  expect(changesBetween({ tracking: stored }, { tracking: now })).toEqual(expected);
});

it('each changed field is listed once, in the order of the stored ones', () => {
  const stored = { tracking: ['1Z1'], eta: ['2026-12-01'], remark: ['a'] };
  const now = { remark: [''], eta: ['2026-12-02'], tracking: ['1Z1'] };
  expect(changesBetween(stored, now)).toEqual([
    { field: 'eta', isCleared: false },
    { field: 'remark', isCleared: true },
  ]);
});
