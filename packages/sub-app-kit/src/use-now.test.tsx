// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { quarterHourMs, useNow } from './use-now.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('knows the new day on a page that stays open over midnight', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T23:50:00Z') });
  const drawn = vi.fn<() => void>();
  function Today() {
    drawn();
    return <p>{new Date(useNow(quarterHourMs)).toISOString().slice(0, 10)}</p>;
  }
  render(<Today />);
  act(() => void vi.advanceTimersByTime(9 * 60_000));
  expect(screen.getByText('2026-11-25')).toBeTruthy();
  expect(drawn).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  expect(screen.getByText('2026-11-26')).toBeTruthy();
});
