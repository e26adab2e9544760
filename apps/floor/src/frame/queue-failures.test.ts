import { ApiError } from '@lading/api-client/api-error';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLost, isPassing } from './queue-failures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answer = (code: number) =>
  new ApiError({ kind: 'rejected', call: null, code, message: 'No', zhMessage: '否' });

it.each([
  [429, true, false],
  [500, false, true],
  [503, true, true],
  [400, false, false],
  [409, false, false],
])('an answer with code %d: lost %s, passing %s', (code, lost, passing) => {
  expect(isLost(answer(code))).toBe(lost);
  expect(isPassing(`key-${code}`, answer(code))).toBe(passing);
});

it('an action on which the server fails for ten minutes is given up, for the others wait behind it', () => {
  expect(isPassing('one', answer(500))).toBe(true);
  vi.advanceTimersByTime(9 * 60_000);
  expect(isPassing('one', answer(500))).toBe(true);
  expect(isPassing('two', answer(500))).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(isPassing('one', answer(500))).toBe(false);
  expect(isPassing('two', answer(500))).toBe(true);
});
