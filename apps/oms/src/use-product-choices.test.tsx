// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useProductChoices } from './use-product-choices.ts';

const mug = { skuCode: 'MUG', skuName: 'Mug' };
const vase = { skuCode: 'VASE', skuName: 'Vase' };
type Asked = { query: { search?: string } };

/** The choices of a back end with this many products, of which the first page has one. */
function choicesOf(total: number) {
  const call = vi.fn<(made: unknown, input: Asked) => Promise<unknown>>((_made, { query }) =>
    Promise.resolve(
      query.search === undefined ? { records: [mug], total } : { records: [mug, vase], total: 2 },
    ),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ApiContext value={{ call } as unknown as ApiClient}>{children}</ApiContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useProductChoices(), { wrapper });
  return { call, result, values: () => result.current.choices.map(({ value }) => value) };
}

it('offers products beyond the first page while typing, also by fields that only the server searches', async () => {
  const { call, result, values } = choicesOf(500);
  await waitFor(() => expect(values()).toEqual(['MUG']));
  act(() => result.current.onSearch('4006381'));
  await waitFor(() => expect(values()).toEqual(['MUG', 'VASE']));
  expect(result.current.choices[1]?.keywords).toContain('4006381');
  expect(call.mock.calls.map(([, { query }]) => query.search)).toEqual([undefined, '4006381']);
});

it('requests no more if the first page has all of them', async () => {
  const { call, result, values } = choicesOf(1);
  await waitFor(() => expect(values()).toEqual(['MUG']));
  vi.useFakeTimers();
  act(() => result.current.onSearch('vase'));
  act(() => void vi.advanceTimersByTime(1_000));
  vi.useRealTimers();
  expect(call).toHaveBeenCalledTimes(1);
});
