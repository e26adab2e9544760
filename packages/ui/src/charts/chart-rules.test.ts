import { assert, integer, property } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { axisTicks, labelEvery, linePath, nextCategory, stackSeries, ticksOf } from './chart-rules.ts';

const series = (...values: (number | null)[]) => ({ id: values.join(), name: 'One', values });

describe('the axis', () => {
  it.each([
    [0, 97, [0, 50, 100]],
    [0, 10, [0, 5, 10]],
    [0, 4, [0, 2, 4]],
    [-30, 60, [-50, 0, 50, 100]],
    [0, 0, [0, 0.5, 1]],
    [0, 0.3, [0, 0.1, 0.2, 0.3]],
  ])('from %d to %d has round steps', (low, high, ticks) => {
    expect(axisTicks(low, high, 3)).toEqual(ticks);
  });

  test('holds every value, zero among them, in few steps', () => {
    const amounts = integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100);
    assert(
      property(amounts, amounts, (one, other) => {
        const ticks = axisTicks(Math.min(one, other), Math.max(one, other));
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, one, other));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, one, other));
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('of stacked areas holds their sum', () => {
    expect(ticksOf('lines', [series(6), series(7)]).at(-1)).toBe(8);
    expect(ticksOf('areas', [series(6), series(7)]).at(-1)).toBe(15);
  });
});

it('stacks areas, counting unknown values as zero', () => {
  expect(stackSeries([series(1, null), series(2, 3)])).toEqual([
    { low: [0, 0], high: [1, 0] },
    { low: [1, 0], high: [3, 3] },
  ]);
});

it('names only as many categories as have room', () => {
  expect(labelEvery(7, 28, 600)).toBe(1);
  expect(labelEvery(60, 38, 300)).toBe(10);
});

it('interrupts a line at an unknown value', () => {
  expect(linePath([[0, 1], [2, 3], null, [4, 5.555]])).toBe('M0 1L2 3M4 5.56');
});

it('moves by arrow keys within the categories', () => {
  expect(nextCategory('ArrowRight', null, 3)).toBe(0);
  expect(nextCategory('ArrowRight', 2, 3)).toBe(2);
  expect(nextCategory('ArrowLeft', null, 3)).toBe(2);
  expect(nextCategory('Home', 2, 3)).toBe(0);
  expect(nextCategory('End', 0, 3)).toBe(2);
  expect(nextCategory('Tab', 0, 3)).toBeUndefined();
});
