import { describe, expect, it } from 'vitest';
import { nextPullAfter } from './store-schedule-rules.ts';

const minutes = (everyMinutes: number, failures: number, chance: number) => {
  const wait = nextPullAfter({ everyMinutes, failures, chance });
  return wait && wait / 60_000;
};

describe('the next scheduled pull of a store', () => {
  it.each([
    [15, 0, 0.5, 15],
    [15, 0, 0, 13.5],
    [15, 0, 1, 16.5],
    [15, 1, 0.5, 30],
    [15, 3, 0.5, 120],
    [15, 5, 0.5, 360],
    [15, 400, 0.5, 360],
    [1_440, 4, 0.5, 1_440],
    [0, 0, 0.5, null],
    [0, 7, 0.5, null],
  ])('every %i minutes, after %i failures, chance %d: in %d minutes', (every, failures, chance, due) =>
    expect(minutes(every, failures, chance)).toBe(due),
  );
});
