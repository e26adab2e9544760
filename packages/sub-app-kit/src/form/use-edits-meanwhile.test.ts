// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { editsMeanwhile } from './use-edits-meanwhile.ts';

const base = { name: 'Box', weight: 2, key: null, unit: 'in/lb' };

it.each([
  ['nothing', base, { ...base, name: 'Mine' }, [], []],
  ['another field', { ...base, weight: 3 }, { ...base, name: 'Mine' }, ['weight'], []],
  ['the same field', { ...base, name: 'Theirs', weight: 3 }, { ...base, name: 'Mine' }, ['weight'], ['name']],
  ['the same field to the same value', { ...base, name: 'Mine' }, { ...base, name: 'Mine' }, [], []],
])('another person has changed %s', (_what, theirs, mine, taken, conflicts) => {
  expect(editsMeanwhile(base, theirs, mine)).toEqual({ taken, conflicts });
});
