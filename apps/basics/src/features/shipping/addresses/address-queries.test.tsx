// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import { queryKey } from '@lading/contracts/core';
import { type BookEntry, ratesApi, shippingDefaultsApi } from '@lading/contracts/shipping';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { alikeMerges, useAddressActs } from './address-queries.ts';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

it('another default sender is shown in the default settings at once, and rates are from there', async () => {
  const client = new QueryClient();
  const settings = queryKey(shippingDefaultsApi.calls.shippingDefaults);
  const quote = [queryKey(ratesApi.calls.quote)[0], 'from the earlier sender'];
  for (const key of [settings, quote]) client.setQueryData(key, {});
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
  expect([settings, quote].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});

const entry = (entryId: string, name: string): BookEntry => ({
  entryId,
  address: { name, addressLine1: '77 Beacon St', city: 'Boston', zipCode: '02108', countryCode: 'US' },
  uses: [],
  alike: 2,
  updateTime: '2026-11-25T10:00:00Z',
});

it('merges duplicates selected together with one call, and again for another selection', async () => {
  const merge = vi.fn<(entryId: string) => Promise<unknown>>(() => Promise.resolve());
  const merges = alikeMerges();
  const chosen = [entry('1', 'Harbor & Pine'), entry('2', 'HARBOR & PINE'), entry('3', 'Ann Lee')];
  await Promise.all(chosen.map((one) => merges.each(one, merge)));
  expect(merge.mock.calls).toEqual([['1'], ['3']]);
  merges.end();
  await merges.each(chosen[1]!, merge);
  expect(merge).toHaveBeenLastCalledWith('2');
});

it('reports for each of them that it was not merged', async () => {
  const merges = alikeMerges();
  const fails = () => Promise.reject(new Error('gone'));
  const answers = await Promise.allSettled(
    [entry('1', 'Ann'), entry('2', 'ANN')].map((one) => merges.each(one, fails)),
  );
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
