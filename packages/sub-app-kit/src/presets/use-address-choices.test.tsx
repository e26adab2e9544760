// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiContext } from '../api-context.ts';
import { useAddressChoices } from './use-address-choices.ts';

const entry = (entryId: string, name: string) => ({
  entryId,
  address: { name, addressLine1: '1 Main St', city: 'Reno', countryCode: 'US' },
  uses: [],
  alike: 1,
  updateTime: '2026-11-25T10:00:00Z',
});
type Asked = { query: { search?: string } };

/** The choices from a book with this many addresses, of which the first page has one. */
function choicesOf(total: number) {
  const call = vi.fn<(made: unknown, input: Asked) => Promise<unknown>>((_made, { query: { search } }) =>
    Promise.resolve(
      search === undefined
        ? { records: [entry('1', 'Dock One')], total }
        : { records: search === 'old' ? [entry('9', 'Dock Nine')] : [], total: 1 },
    ),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ApiContext value={{ call } as unknown as ApiClient}>{children}</ApiContext>
    </QueryClientProvider>
  );
  const initialProps: { chosenId: string | null } = { chosenId: null };
  const { result, rerender } = renderHook(({ chosenId }) => useAddressChoices(chosenId), {
    wrapper,
    initialProps,
  });
  const values = () => result.current.options.map(({ value }) => value);
  return { call, result, values, choose: (chosenId: string) => rerender({ chosenId }) };
}

it('an address beyond the latest ones is found by typing, and stays once chosen', async () => {
  const { call, result, values, choose } = choicesOf(500);
  await waitFor(() => expect(values()).toEqual(['1']));
  act(() => result.current.onSearch('old'));
  await waitFor(() => expect(values()).toEqual(['1', '9']));
  // The server may have found it by a part that the field does not show.
  expect(result.current.options[1]?.keywords).toBe('old');
  choose('9');
  act(() => result.current.onSearch('other'));
  await waitFor(() => expect(call.mock.calls.at(-1)?.[1].query.search).toBe('other'));
  expect(values()).toEqual(['1', '9']);
  expect(result.current.entryOf('9')?.address.name).toBe('Dock Nine');
});

it('requests no more if the latest are the whole book', async () => {
  const { call, result, values } = choicesOf(1);
  await waitFor(() => expect(values()).toEqual(['1']));
  vi.useFakeTimers();
  act(() => result.current.onSearch('old'));
  act(() => void vi.advanceTimersByTime(1_000));
  vi.useRealTimers();
  expect(call).toHaveBeenCalledTimes(1);
});
