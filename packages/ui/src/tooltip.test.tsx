// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { tooltipPlace } from './tooltip-place-rules.ts';
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

describe('the place of a tooltip', () => {
  const view = { width: 400, height: 300 };
  const tooltip = { width: 100, height: 24 };
  const at = (left: number, top: number) => ({ left, top, width: 32, height: 32 });
  test.each([
    ['stands above', at(200, 100), 'top', { left: 166, top: 70 }],
    ['stands below', at(200, 100), 'bottom', { left: 166, top: 138 }],
    ['stands at the left', at(200, 100), 'left', { left: 94, top: 104 }],
    ['stands at the right', at(200, 100), 'right', { left: 238, top: 104 }],
    ['turns to the other side where there is no room', at(200, 10), 'top', { left: 166, top: 48 }],
    ['stays inside of the window', at(380, 100), 'bottom', { left: 292, top: 138 }],
  ] as const)('%s', (_name, trigger, side, place) => {
    expect(tooltipPlace(trigger, tooltip, view, side)).toEqual(place);
  });
});
