// @vitest-environment happy-dom
import { orderActsApi, orderFormApi, type OrderDetail } from '@lading/contracts/orders';
import type { AddressCheck } from '@lading/contracts/shipping';
import { QueryClient } from '@tanstack/react-query';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecipientCheck } from './recipient-check.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

const recipient = {
  name: 'Dana',
  addressLine1: '418 Larkin St',
  city: 'San Francisco',
  stateCode: 'NV',
  zipCode: '94102',
  countryCode: 'US',
};
const changed: AddressCheck = {
  status: 'CHANGED',
  suggestion: { ...recipient, stateCode: 'CA' },
  residential: null,
  carrierName: 'Demo Carrier',
  messages: [],
};
const verified: AddressCheck = { ...changed, status: 'VERIFIED', suggestion: null };
const order: OrderDetail = {
  orderId: '7',
  orderNo: 'A-7',
  orderType: 'SELLER',
  orderStatus: 'UNSHIPPED',
  quantity: 1,
  version: 3,
  recipient,
  packages: [],
  shipments: [],
  allowedActs: ['edit'],
  createTime: '2026-11-25T10:00:00Z',
  lines: [{ skuCode: 'MUG', quantity: 1 }],
};
const call = vi.fn<(...given: unknown[]) => Promise<unknown>>();
const suggested = () => screen.queryByRole('button', { name: 'Use suggestion' });

async function show(more: Partial<OrderDetail>) {
  const client = new QueryClient();
  await renderPart(<RecipientCheck order={{ ...order, ...more }} />, {
    texts: ['shippingAddresses'],
    api: { call },
    client,
  });
}
beforeEach(() => void call.mockReset());
afterEach(cleanup);

it('shows the last result for the address, and applies the suggestion only on request', async () => {
  await show({ recipientCheck: changed });
  expect(screen.getByText('As written').closest('div')?.textContent).toContain('NV');
  expect(call).not.toHaveBeenCalled();
  call.mockResolvedValue(null);
  fireEvent.click(suggested()!);
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  const [made, { body }] = call.mock.calls[0] as [unknown, { body: { recipient: object } }];
  expect(made).toBe(orderFormApi.calls.editOrder);
  expect(body).toMatchObject({ orderId: '7', version: 3, recipient: { stateCode: 'CA' } });
});

it('checks the address of the order, repeatedly too, and shows the newer result', async () => {
  await show({ recipientCheck: changed });
  call.mockResolvedValue(verified);
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText('Demo Carrier delivers to this address');
  expect(call).toHaveBeenCalledWith(orderActsApi.calls.checkRecipient, { body: { orderId: '7' } });
  expect(suggested()).toBeNull();
});

it('offers no suggestion if the order cannot be edited, and no check without an address', async () => {
  await show({ recipientCheck: changed, allowedActs: [] });
  expect(suggested()).toBeNull();
  cleanup();
  await show({ recipient: { name: 'Dana' } });
  expect(screen.queryByRole('button')).toBeNull();
});
