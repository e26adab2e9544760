// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { HoverPopover } from './hover-popover.tsx';

// Loaded in advance: loading time is not tested here.
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
  // The loaded popover replaces the trigger, with the pointer over it.
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

test('is pinned by the first click after it opened under the pointer, and closed by the next', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  const trigger = show();
  await act(async () => {
    fireEvent.pointerEnter(trigger, { pointerType: 'mouse' });
    fireEvent.mouseEnter(trigger);
    fireEvent.mouseMove(trigger);
  });
  await vi.advanceTimersByTimeAsync(2_000);
  const shown = screen.getByRole('button', { name: 'Support' });
  await act(async () => void fireEvent.click(shown));
  await vi.advanceTimersByTimeAsync(500);
  expect(screen.getByRole('dialog', { name: 'Support cases' })).toBeTruthy();
  await act(async () => void fireEvent.click(shown));
  await vi.advanceTimersByTimeAsync(500);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('can be closed by its content', async () => {
  const trigger = show();
  fireEvent.click(trigger);
  fireEvent.click(await screen.findByRole('button', { name: 'New case' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
