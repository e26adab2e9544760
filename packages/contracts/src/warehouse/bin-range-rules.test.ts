import { expect, it } from 'vitest';
import { checkValue } from '../core/zod-errors.ts';
import { binRange, binRangeDraft } from './bin-range-rules.ts';

it.each([
  ['b-07-1', ['B-07-1']],
  ['A-[9-11]', ['A-9', 'A-10', 'A-11']],
  ['A-[08-10]', ['A-08', 'A-09', 'A-10']],
  ['[A-B]-[1-2]', ['A-1', 'A-2', 'B-1', 'B-2']],
  ['[1-1]', ['1']],
])('%s stands for %j', (pattern, codes) => expect(binRange(pattern)).toEqual({ codes }));

it.each([
  ['', 'unreadable'],
  ['A-[1-4', 'unreadable'],
  ['A-[4-1]', 'unreadable'],
  ['A-[1-B]', 'unreadable'],
  ['A B', 'unreadable'],
  ['A-[001-501]', 'tooMany'],
  ['[A-Z]-[01-20]', 'tooMany'],
])('%s is %s', (pattern, problem) => expect(binRange(pattern)).toEqual({ problem }));

it('is limited to the maximum of one call', () => {
  const range = binRange('A-[001-500]');
  expect('codes' in range && range.codes.length).toBe(500);
});

it('names a bin once in which two of its ranges meet: 1 and 11, 11 and 1', () => {
  const range = binRange('[1-11][1-11]');
  expect('codes' in range && range.codes.length).toBe(11 * 11 - 1);
});

it('is a draft with the codes of its bins', () =>
  expect(checkValue(binRangeDraft, { bins: ' a-[1-2] ', kind: 'PICK' }).output).toEqual({
    bins: ['A-1', 'A-2'],
    kind: 'PICK',
  }));

it.each([
  ['', 'core.required'],
  ['A-[1-4', 'core.wrongForm'],
  ['A-[001-501]', 'core.tooManyEntries'],
])('reports the pattern "%s" as %s', (bins, code) =>
  expect(checkValue(binRangeDraft, { bins, kind: 'PICK' }).errors).toMatchObject([
    { fieldName: 'bins', code },
  ]),
);
