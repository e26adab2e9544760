// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import { shippingApi } from '@lading/contracts/shipping';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { readListAddress } from '@lading/sub-app-kit/list';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { shipmentListAddress, useShipmentExport } from './shipment-queries.ts';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

it.each([
  [
    'carrier=UPS&service=USPS.Priority&store=7&batch=12&country=DE&shipFrom=2026-11-01&shipTo=2026-11-30&label=ADJUSTED',
    {
      carrierName: 'UPS',
      serviceCode: 'USPS.Priority',
      storeId: '7',
      batchId: '12',
      countryCode: 'DE',
      shipFrom: '2026-11-01',
      shipTo: '2026-11-30',
      label: 'ADJUSTED',
    },
  ],
  // An address may be old, or written by a person.
  ['shipFrom=yesterday&shipTo=2026-02-31&label=LOST', {}],
])('the address %s is what the list and its export request', async (address, expected) => {
  const call = vi.fn(() => Promise.resolve({ taskId: '1' }));
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ApiContext value={{ call } as unknown as ApiClient}>{children}</ApiContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useShipmentExport(), { wrapper });
  await result.current(readListAddress(new URLSearchParams(address), shipmentListAddress), 'csv');
  expect(call).toHaveBeenCalledWith(shippingApi.calls.exportShipments, {
    body: { sort: 'createTime:desc', format: 'csv', ...expected },
  });
});
