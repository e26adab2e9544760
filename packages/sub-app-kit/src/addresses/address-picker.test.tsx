// @vitest-environment happy-dom
import type { Address } from '@lading/contracts/core';
import { addressBookApi } from '@lading/contracts/shipping';
import { renderPart } from '../testing/render-part.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
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
  await renderPart(<AddressPicker onPick={pick} />, { texts: ['shippingAddresses'], api: { call } });
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
