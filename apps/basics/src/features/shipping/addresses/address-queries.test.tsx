// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import { queryKey } from '@lading/contracts/core';
import { shippingDefaultsApi } from '@lading/contracts/shipping';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAddressActs } from './address-queries.ts';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

it('another default sender is shown in the default settings at once', async () => {
  const client = new QueryClient();
  const settings = queryKey(shippingDefaultsApi.calls.shippingDefaults);
  client.setQueryData(settings, {});
  const { result } = renderHook(() => useAddressActs(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <ApiContext value={{ call: () => Promise.resolve({}) } as unknown as ApiClient}>
          {children}
        </ApiContext>
      </QueryClientProvider>
    ),
  });
  await act(() => result.current.use.mutateAsync({ entryId: '7', use: 'sender', isOn: true }));
  expect(client.getQueryState(settings)?.isInvalidated).toBe(true);
});
