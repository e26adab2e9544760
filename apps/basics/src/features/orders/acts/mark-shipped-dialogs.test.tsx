// @vitest-environment happy-dom
import { labelsApi } from '@lading/contracts/shipping';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MarkShippedDialog, WithdrawMarkDialog } from './mark-shipped-dialogs.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

const order = { orderId: '1', orderNo: 'A-1', storeId: '5', carrierName: 'UPS', shipments: [] };
const { markShipped, withdrawMark } = labelsApi.calls;
const call = vi.fn<(...given: unknown[]) => Promise<unknown>>();
const close = vi.fn<() => void>();
beforeEach(() => {
  close.mockReset();
  call.mockReset();
  call.mockResolvedValue({ shipmentId: '9', shipmentNo: 'SH1' });
});
afterEach(cleanup);

async function show(dialog: ReactNode) {
  await renderPart(dialog, { texts: ['ordersWork', 'commonDays'], api: { call } });
}

it('marks the order with its carrier, and notifies the store unless that is unchecked', async () => {
  await show(<MarkShippedDialog order={order} onClose={close} />);
  fireEvent.change(screen.getByLabelText(/^Tracking number/), { target: { value: '1Z999' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Notify the store' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mark as shipped' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(call.mock.calls[0]?.slice(0, 2)).toMatchObject([
    markShipped,
    { body: { orderId: '1', carrierName: 'UPS', trackingNumber: '1Z999', tellsStore: false } },
  ]);
});

it('does not offer to notify a store for an order without one', async () => {
  await show(<MarkShippedDialog order={{ ...order, storeId: null }} onClose={close} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('undoes only the marked shipment', async () => {
  const shipments = [
    { shipmentId: '7', shipmentNo: 'SH1-1' },
    { shipmentId: '8', shipmentNo: 'SH1-2', isMarked: true },
  ];
  await show(<WithdrawMarkDialog order={{ ...order, shipments }} onClose={close} />);
  expect(screen.getByText('SH1-2')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo “shipped”' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(call.mock.calls[0]?.slice(0, 2)).toMatchObject([withdrawMark, { body: { shipmentId: '8' } }]);
});
