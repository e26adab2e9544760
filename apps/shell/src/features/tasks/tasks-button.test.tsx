// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { handClock } from '../../platform/testing/hand-clock.ts';
import { useAutoHide } from './tasks-button.tsx';

afterEach(cleanup);

function open() {
  const clock = handClock();
  const onHide = vi.fn<() => void>();
  function Box() {
    return <div data-testid="box" {...useAutoHide(true, onHide, clock)} />;
  }
  render(<Box />);
  return { clock, onHide, box: screen.getByTestId('box') };
}

it('hides after 5 s (spec §9), and waits while the pointer is on it (decision D13)', () => {
  const { clock, onHide, box } = open();
  expect(clock.waits()).toBe(5_000);
  fireEvent.pointerEnter(box);
  expect(clock.waits()).toBeUndefined();
  fireEvent.pointerLeave(box, { pointerType: 'mouse' });
  expect(clock.waits()).toBe(5_000);
  act(() => clock.runOut());
  expect(onHide).toHaveBeenCalledTimes(1);
});

it('stays once a finger has touched it', () => {
  const { clock, box } = open();
  fireEvent.pointerEnter(box, { pointerType: 'touch' });
  fireEvent.pointerLeave(box, { pointerType: 'touch' });
  expect(clock.waits()).toBeUndefined();
});
