// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import type { Address } from '@lading/contracts/core';
import { addressBookApi } from '@lading/contracts/shipping';
import { createTexts } from '@lading/i18n/create-texts';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AddressPicker } from './address-picker.tsx';

const ann = {
  name: 'Ann Book',
  addressLine1: '1 Main St',
  city: 'Reno',
  stateCode: 'NV',
  zipCode: '89501',
  countryCode: 'US',
};
const { addressPage } = addressBookApi.calls;
const call = vi.fn<(made: unknown, input: { query: { search?: string } }) => Promise<unknown>>();
const pick = vi.fn<(address: Address) => void>();
beforeEach(async () => {
  pick.mockReset();
  call.mockReset();
  call.mockImplementation((_made, { query }) =>
    Promise.resolve(
      query.search === 'nobody'
        ? { records: [], total: 0 }
        : { records: [{ entryId: '7', address: ann, uses: [], alike: 1, updateTime: '' }], total: 1 },
    ),
  );
  const texts = await createTexts('en', ['shippingAddresses']);
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={{ call } as unknown as ApiClient}>
          <AddressPicker onPick={pick} />
        </ApiContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'From address book' }));
});
afterEach(cleanup);

it('fills in the chosen address', async () => {
  fireEvent.click(await screen.findByRole('option', { name: /Ann Book/ }));
  expect(pick).toHaveBeenCalledExactlyOnceWith(ann);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('searches while typing, and shows when nothing is found', async () => {
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'nobody' } });
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(screen.getAllByText('No address matches').length).toBeGreaterThan(0);
  expect(call.mock.calls.at(-1)?.slice(0, 2)).toMatchObject([addressPage, { query: { search: 'nobody' } }]);
  expect(pick).not.toHaveBeenCalled();
});
