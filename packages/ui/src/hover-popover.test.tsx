// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { HoverPopover } from './hover-popover.tsx';

// On the way already: how long a file takes is not what is tried here.
await import('./whole-popover.tsx');

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function show() {
  render(
    <HoverPopover label="Support cases" trigger={<Button>Support</Button>}>
      {(close) => <button onClick={close}>New case</button>}
    </HoverPopover>,
  );
  return screen.getByRole('button', { name: 'Support' });
}

test('opens by keyboard and Escape hides it', async () => {
  const trigger = show();
  trigger.focus();
  fireEvent.keyDown(trigger, { key: 'Enter' });
  fireEvent.click(trigger, { detail: 0 });
  const popup = await screen.findByRole('dialog', { name: 'Support cases' });
  expect(screen.getByRole('button', { name: 'Support' }).getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(popup, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('opens when the pointer has rested for 100 ms (spec §9), not before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  const trigger = show();
  // The whole popover takes the trigger's place, and the pointer rests on that.
  await act(async () => {
    fireEvent.pointerEnter(trigger, { pointerType: 'mouse' });
    fireEvent.mouseEnter(trigger);
    fireEvent.mouseMove(trigger);
  });
  await vi.advanceTimersByTimeAsync(90);
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.advanceTimersByTimeAsync(30);
  expect(screen.getByRole('dialog', { name: 'Support cases' })).toBeTruthy();
});

test('what stands in it can close it', async () => {
  const trigger = show();
  fireEvent.click(trigger);
  fireEvent.click(await screen.findByRole('button', { name: 'New case' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
