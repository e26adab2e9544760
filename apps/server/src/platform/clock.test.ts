import { expect, it } from 'vitest';
import { isRecent } from './clock.ts';

const clock = { now: () => new Date(10_000) };

it.each([
  ['now', 10_000, true],
  ['shortly before', 9_001, true],
  ['as long ago as it counts', 9_000, false],
  ['long ago', 0, false],
  ['never', -Infinity, false],
  ['still to come: the clock was set back', 10_001, false],
])('what happened %s', (_name, at, isSo) => {
  expect(isRecent(clock, at, 1_000)).toBe(isSo);
});
