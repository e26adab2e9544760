// @vitest-environment happy-dom
import { batchesApi, carrierMessages, shippingMessages, type BatchRow } from '@lading/contracts/shipping';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RowPanel } from './row-panel.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const bought: BatchRow = {
  rowId: '1',
  rowNo: 1,
  orderId: '7',
  orderNo: 'A-7',
  recipientName: 'Dana',
  recipientPlace: 'Reno',
  state: 'BOUGHT',
  packages: [],
  packagesFrom: 'order',
  choice: { rule: 'cheapest' },
  offer: null,
  was: null,
  charged: { minor: 900, currency: 'USD' },
  shipDate: '2026-11-27',
  shipsLater: true,
  shipmentId: '5',
  shipmentNo: 'SH7',
  trackingNumber: '0952',
  message: null,
};

async function show(row: BatchRow) {
  const call = vi.fn<(made: unknown, input?: unknown) => Promise<unknown>>(
    () => new Promise(() => undefined),
  );
  await renderPart(<RowPanel batchId="3" row={row} />, {
    texts: ['shippingBatch', 'shippingLabels', 'shippingRates'],
    api: { call },
  });
  return call;
}

it('leads from a bought row to its shipment, where the label is printed and voided', async () => {
  await show(bought);
  expect(screen.getByRole('link', { name: 'Open shipment SH7' }).getAttribute('href')).toBe(
    '/b/#/shipments?q=SH7&peek=5',
  );
  expect(screen.getByText(/Ships on 2026-11-27: today’s cut-off has passed/)).toBeTruthy();
});

it('of a label that is being checked leads to the order only', async () => {
  await show({ ...bought, state: 'UNKNOWN', shipmentId: null, shipmentNo: null });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Open order']);
});

it('that failed because of the key of its account leads to the carrier accounts', async () => {
  const message = carrierMessages.unauthorized({ carrier: 'My account' });
  await show({ ...bought, state: 'FAILED', shipmentId: null, shipmentNo: null, message });
  expect(screen.getByRole('link', { name: 'Carrier accounts' }).getAttribute('href')).toBe(
    '/b/#/settings/carriers',
  );
});

it('whose address was refused leads to the edit of its order', async () => {
  const message = shippingMessages.noRecipient();
  await show({ ...bought, state: 'INVALID', shipmentId: null, shipmentNo: null, message });
  expect(screen.getByRole('link', { name: 'Edit order' }).getAttribute('href')).toBe('/b/#/orders/7/edit');
});

it('says whether the label goes to a home, and lets a person change it', async () => {
  const box = { length: 9, width: 6, height: 4, weight: 2, unit: 'in/lb' as const };
  const call = await show({
    ...bought,
    state: 'READY',
    packages: [box],
    offer: { rateId: '1' } as BatchRow['offer'],
    shipmentId: null,
    shipmentNo: null,
    residential: null,
    ratedResidential: true,
  });
  expect(screen.getByText('The rates are for a residential address.')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Recipient’s address' }), { key: 'c' });
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(batchesApi.calls.changeRows, {
      params: { batchId: '3' },
      body: { rowIds: ['1'], residential: false },
    }),
  );
});
