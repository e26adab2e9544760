// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToaster } from './create-toaster.ts';
import { keepNoticeRoom } from './notice-room.ts';
import { ToastPlace } from './toast-place.tsx';

vi.mock('./notice-room.ts', { spy: true });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const toaster = createToaster();
  render(<ToastPlace toaster={toaster} label="Notifications" closeLabel="Close" />);
  return toaster;
}

test('success is a status, an error is an alert', async () => {
  const toaster = show();
  await act(async () => {
    toaster.success('412 rows imported');
    toaster.error('The file could not be read');
    await vi.advanceTimersByTimeAsync(50);
  });
  expect(screen.getByRole('status').textContent).toContain('412 rows imported');
  expect(screen.getByRole('alert').textContent).toContain('The file could not be read');
});

test('hides after 5 s (spec §9)', async () => {
  const toaster = show();
  await act(async () => {
    toaster.success('Saved');
    await vi.advanceTimersByTimeAsync(4900);
  });
  expect(screen.queryByText('Saved')).not.toBeNull();
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(screen.queryByText('Saved')).toBeNull();
});

test('waits while the pointer is over it', async () => {
  const toaster = show();
  await act(async () => {
    toaster.success('Saved');
    await vi.advanceTimersByTimeAsync(1000);
  });
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }));
  await act(async () => {
    await vi.advanceTimersByTimeAsync(20_000);
  });
  expect(screen.queryByText('Saved')).not.toBeNull();
});

test('offers a further action beside the first', async () => {
  const toaster = show();
  const view = vi.fn();
  const receipt = vi.fn();
  await act(async () => {
    toaster.success('412 rows imported', {
      action: { label: 'View 412 products', onSelect: view },
      furtherAction: { label: 'View receipt', onSelect: receipt },
    });
    await vi.advanceTimersByTimeAsync(50);
  });
  fireEvent.click(screen.getByRole('button', { name: 'View receipt' }));
  expect([view, receipt].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

/** The position of notices on a screen of this width, by the stylesheet. */
function placeAt(width: number, hasWindow: boolean) {
  const style = document.createElement('style');
  style.textContent = readFileSync(join(import.meta.dirname, 'toasts.css'), 'utf8');
  document.head.append(style);
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: object) => void } };
  happyDOM.setViewport({ width });
  const open = document.createElement('div');
  open.dataset.modal = '';
  if (hasWindow) document.body.append(open);
  show();
  const { left, top, bottom } = getComputedStyle(screen.getByRole('region', { name: 'Notifications' }));
  open.remove();
  style.remove();
  // Other tests share this window.
  happyDOM.setViewport({ width: 1024 });
  return { left, top, bottom };
}

test.each([
  [1440, 'left', '16px'],
  [375, 'top', '64px'],
] as const)('at %i px notices do not cover the bottom bar of an open window', (width, side, distance) => {
  expect(placeAt(width, true)[side]).toBe(distance);
});

test('on a phone notices are below the header, away from the last buttons of a page', () => {
  expect(placeAt(375, false)).toMatchObject({ top: '64px', bottom: 'auto' });
});

test('the page makes room for the place of notices', () => {
  show();
  expect(vi.mocked(keepNoticeRoom)).toHaveBeenLastCalledWith(
    screen.getByRole('region', { name: 'Notifications' }),
  );
});
