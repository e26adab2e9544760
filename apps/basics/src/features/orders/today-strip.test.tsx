// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import type { ApiClient } from '@lading/api-client/create-api-client';
import type { OrderOverview } from '@lading/contracts/orders';
import { createTexts } from '@lading/i18n/create-texts';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { TodayStrip } from './today-strip.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const refusal = (code: number) =>
  new ApiError({ kind: 'rejected', message: 'Busy', zhMessage: '忙', call: null, code });
const texts = await createTexts('en', ['orders', 'common', 'commonSubApp']);
const day = { orderCount: 3, quantity: 5, amounts: [] };
const overview = { today: day, yesterday: day, statusCounts: {} } as unknown as OrderOverview;

function show(call: () => Promise<unknown>): void {
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiContext value={{ call } as unknown as ApiClient}>
          <MemoryRouter>
            <TodayStrip />
          </MemoryRouter>
        </ApiContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

it('shows that the numbers could not be loaded, and shows them after a successful retry', async () => {
  const call = vi.fn<() => Promise<unknown>>();
  call.mockRejectedValueOnce(refusal(500));
  call.mockResolvedValue(overview);
  show(call);
  expect((await screen.findByRole('status')).textContent).toContain('Today’s numbers could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Orders today')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('is hidden for a back end without these numbers', async () => {
  show(() => Promise.reject(refusal(404)));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(screen.queryByRole('status')).toBeNull();
});
