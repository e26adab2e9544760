// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createToaster, Toaster } from './toaster.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps toasts that it cannot show without a connection until it is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const toaster = createToaster();
  render(
    <>
      <Toaster toaster={toaster} label="Notices" closeLabel="Dismiss" />
      <p>The page</p>
    </>,
  );
  // The toast region fails to load in a separate microtask.
  await act(async () => {
    toaster.error('Network Error');
    await Promise.resolve();
  });
  expect(screen.queryByText('Network Error')).toBeNull();
  expect(screen.getByText('The page')).toBeTruthy();

  network.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Network Error')).toBeTruthy();
});
