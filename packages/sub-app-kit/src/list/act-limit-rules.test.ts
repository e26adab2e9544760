import { describe, expect, it } from 'vitest';
import { reasonsOf, refusalOf } from './act-limit-rules.ts';
import { mostRowsOfAnAct } from './run-act.ts';

const dialog = () => null;
const chosen = (able: number) => ({ isAll: false, able });
const all = (able: number) => ({ isAll: true, able });
const tooMany = mostRowsOfAnAct + 1;

describe('an action on many rows', () => {
  it.each([
    ['has no maximum of its own', {}, chosen(tooMany), undefined],
    ['runs on as many rows as its maximum', { most: 2 }, chosen(2), undefined],
    ['is refused above its maximum', { most: 2 }, chosen(3), { why: 'most', most: 2 }],
    ['is refused for all rows above its maximum', { most: 2 }, all(3), { why: 'most', most: 2 }],
    ['runs on all rows up to its maximum', { most: 2 }, all(2), undefined],
    ['is refused for more rows than are read', {}, all(tooMany), { why: 'most', most: mostRowsOfAnAct }],
    ['then names its own maximum', { most: 2 }, all(tooMany), { why: 'most', most: 2 }],
    ['of the server takes any selection', { dialog }, all(tooMany), undefined],
    ['with a dialog for the rows on the screen', { dialog, most: 2 }, all(1), { why: 'listed', most: 2 }],
    ['with a dialog is refused above its maximum', { dialog, most: 2 }, chosen(3), { why: 'most', most: 2 }],
  ] as const)('%s', (_name, act, selection, refusal) => {
    expect(refusalOf(act, selection)).toEqual(refusal);
  });
});

it('an action that no row allows names each reason once', () => {
  const cannot = (kg: number) => (kg > 1 ? 'Too heavy.' : kg < 0 ? 'Too light.' : undefined);
  expect(reasonsOf({ cannot }, [5, -1, 0, 7])).toBe('Too heavy. Too light.');
  expect(reasonsOf({ cannot }, [0, 1])).toBeUndefined();
  expect(reasonsOf({}, [5])).toBeUndefined();
});
