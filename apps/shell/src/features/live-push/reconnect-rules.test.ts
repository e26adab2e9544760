import { expect, it } from 'vitest';
import { jitterMs, renewInMs } from './reconnect-rules.ts';

it.each([
  [0, 0.9, 0],
  [1, 0, 0],
  [1, 0.999, 1_998],
  [1, 0.5, 1_000],
  [3, 0.5, 3_000],
  [100, 0.5, 5_000],
])('after %i attempts, chance %d adds %i ms', (attempts, chance, added) => {
  expect(jitterMs(attempts, chance)).toBe(added);
});

it.each([
  [900_000, 0, 840_000],
  [900_000, 0.5, 810_000],
  [60_000, 0.5, 30_000],
])('a token of %i ms, chance %d, is renewed after %i ms', (left, chance, after) => {
  expect(renewInMs(left, chance)).toBe(after);
});
