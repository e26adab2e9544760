// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import { orderMergeApi, type OrderSummary } from '@lading/contracts/orders';
import { createTexts } from '@lading/i18n/create-texts';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MergeDialog } from './merge-dialogs.tsx';

vi.mock('@lading/bridge/react', () => ({
  useHost: () => ({ bus: { emit: () => undefined } }),
  useHostState: (pick: (state: object) => unknown) => pick({ timeZone: 'UTC', language: 'en' }),
}));

const order = (orderId: string, more: Partial<OrderSummary> = {}): OrderSummary => ({
  orderId,
  orderNo: `A-${orderId}`,
  orderType: 'SELLER',
  orderStatus: 'UNSHIPPED',
  quantity: 1,
  createTime: '2026-11-25T10:00:00Z',
  ...more,
});
const { merge } = orderMergeApi.calls;
const call = vi.fn<(...given: unknown[]) => Promise<unknown>>();
const sent = () => call.mock.calls.filter(([made]) => made === merge).map(([, input]) => input);
beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ orderId: '9', orderNo: 'A-1-M1' });
});
afterEach(cleanup);

async function show(orders: OrderSummary[]) {
  const texts = await createTexts('en', ['ordersMerge', 'common']);
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={{ call } as unknown as ApiClient}>
          <MemoryRouter>
            <MergeDialog orders={orders} onClose={() => undefined} />
          </MemoryRouter>
        </ApiContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

it('merges at once where the orders name one service or none', async () => {
  await show([order('1'), order('2', { carrierName: 'UPS', serviceCode: 'Ground' })]);
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Merge orders' }));
  await waitFor(() => expect(sent()).toEqual([{ body: { orderIds: ['1', '2'] } }]));
});

it('asks which service to ship with where the orders name several', async () => {
  await show([
    order('1', { carrierName: 'UPS', serviceCode: 'Ground' }),
    order('2', { carrierName: 'FedEx', serviceCode: 'Ground' }),
  ]);
  const choice = screen.getByRole('combobox', { name: 'Ship with' });
  fireEvent.keyDown(choice, { key: 'f' });
  fireEvent.click(screen.getByRole('button', { name: 'Merge orders' }));
  await waitFor(() => expect(sent()).toMatchObject([{ body: { orderIds: ['1', '2'], serviceOf: '2' } }]));
});
