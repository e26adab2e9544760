// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRested } from './use-rested.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it('gives the text once typing has paused, and nothing that was typed in between', () => {
  const seen = new Set<string>();
  const { result, rerender } = renderHook(
    (text: string) => {
      const rested = useRested(text);
      seen.add(rested);
      return rested;
    },
    { initialProps: '' },
  );
  for (const text of ['m', 'mu', 'mug']) {
    rerender(text);
    pass(199);
  }
  expect(result.current).toBe('');
  pass(1);
  expect(result.current).toBe('mug');
  expect([...seen]).toEqual(['', 'mug']);
});

it('is empty as soon as the text is', () => {
  const { result, rerender } = renderHook(useRested, { initialProps: 'mug' });
  pass(200);
  expect(result.current).toBe('mug');
  rerender('');
  expect(result.current).toBe('');
  pass(0);
  rerender('pin');
  expect(result.current).toBe('');
});
