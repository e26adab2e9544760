// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps toasts that it cannot show without a connection until it is back', async () => {
  // Files of a worker share modules, and another test may have loaded the place of toasts.
  vi.resetModules();
  const { createToaster, Toaster } = await import('./toaster.tsx');
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
