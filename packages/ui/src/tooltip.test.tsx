// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  render(
    <Tooltip label="Message center">
      <Button>Bell</Button>
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Bell' });
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a tooltip appears when the pointer has rested for 100 ms (spec §9), and stays while the pointer is on it', async () => {
  const button = show();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  await wait(90);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await wait(20);
  const tooltip = screen.getByRole('tooltip');
  fireEvent.pointerLeave(button, { pointerType: 'mouse' });
  fireEvent.pointerEnter(tooltip, { pointerType: 'mouse' });
  await wait(500);
  expect(screen.queryByRole('tooltip')).not.toBeNull();
  fireEvent.pointerLeave(tooltip, { pointerType: 'mouse' });
  await wait(110);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a tooltip disappears on Escape and when its button is pressed; touch does not show it', async () => {
  const button = show();
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  await wait(200);
  expect(screen.queryByRole('tooltip')).toBeNull();
  for (const leave of [
    () => fireEvent.keyDown(window, { key: 'Escape' }),
    () => fireEvent.pointerDown(button),
  ]) {
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await wait(110);
    expect(screen.queryByRole('tooltip')).not.toBeNull();
    leave();
    expect(screen.queryByRole('tooltip')).toBeNull();
  }
});
