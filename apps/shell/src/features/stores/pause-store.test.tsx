// @vitest-environment happy-dom
import { storeSyncApi, type Store } from '@lading/contracts/stores';
import { createTexts } from '@lading/i18n/create-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountProvider, type Account } from '../../platform/account.ts';
import { api } from '../../platform/api.ts';
import { HeldOrders } from './held-orders.tsx';
import { PauseStore } from './pause-store.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const store = (more: Partial<Store>) => ({ storeId: '7', name: 'Kiln', type: 11, ...more }) as Store;
async function show(content: ReactNode) {
  render(
    <I18nextProvider i18n={await createTexts('en', ['stores', 'common'])}>
      <QueryClientProvider client={new QueryClient()}>
        <AccountProvider value={{ timeZone: 'UTC' } as Account}>{content}</AccountProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

it.each([
  [null, true],
  ['2026-11-25T10:00:00Z', false],
])('toggles a store paused since %s', async (pauseTime, isPaused) => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(store({}) as never);
  await show(<PauseStore store={store({ pauseTime })} />);
  const control = screen.getByRole('switch', { name: /Sync automatically/ });
  expect(control.getAttribute('aria-checked')).toBe(String(!pauseTime));
  fireEvent.click(control);
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(storeSyncApi.calls.pause, { body: { storeId: '7', isPaused } }),
  );
});

it('held orders are listed with their reasons, and those not shown are counted', async () => {
  const reason = { code: 'stores.orderUnusable', message: 'Missing or invalid: street.', zhMessage: '缺失' };
  const held = [{ externalId: '71', orderNo: '#1071', reason, seenTime: '2026-11-25T10:00:00Z' }];
  await show(<HeldOrders held={held} count={3} />);
  expect(screen.getByRole('region', { name: '3 orders need correction' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain('#1071 Missing or invalid: street.');
  expect(screen.getByText('and 2 more')).toBeTruthy();
});
