// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import { orderShipmentImport } from '@lading/contracts/orders';
import { createTexts } from '@lading/i18n/create-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { ShipFrom } from './ship-from.tsx';

const ask = vi.hoisted(() => vi.fn<(query: { search?: string }) => Promise<unknown>>());
vi.mock('../../../../platform/call-query.ts', () => ({
  callQuery: (_call: unknown, { query }: { query: { search?: string } }) => ({
    queryKey: ['address book', query],
    queryFn: () => ask(query),
  }),
}));
afterEach(() => {
  cleanup();
  ask.mockReset();
});

const refusal = (code: number) =>
  new ApiError({ kind: 'rejected', message: 'Busy', zhMessage: '忙', call: null, code });
const texts = await createTexts('en', ['imports', 'common']);
const show = (onFill: (field: string, source: unknown) => void = () => undefined) =>
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient()}>
        <ShipFrom
          definition={orderShipmentImport}
          sources={{ mapping: {}, fixedValues: {} }}
          disabled={false}
          onFill={onFill}
        />
      </QueryClientProvider>
    </I18nextProvider>,
  );

it('says that the address book could not be loaded, and can load it again', async () => {
  ask.mockRejectedValueOnce(refusal(500));
  ask.mockResolvedValue({
    records: [{ entryId: '1', uses: ['sender'], address: { name: 'Dock 1', city: 'Reno' } }],
  });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('The address book could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'Ship from' })).toBeTruthy();
});

it('offers nothing if the back end has no address book', async () => {
  ask.mockRejectedValue(refusal(404));
  const { container } = show();
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});

const entry = (entryId: string, name: string) => ({
  entryId,
  uses: [],
  address: { name, addressLine1: `${entryId} Depot Road`, city: 'Reno', countryCode: 'US' },
});

it('finds an address beyond those that it offers, by anything that the server searches', async () => {
  ask.mockImplementation(({ search }) =>
    Promise.resolve(
      search === undefined
        ? { records: [entry('1', 'Dock 1')], total: 900 }
        : { records: search === '7755550142' ? [entry('777', 'Far dock')] : [], total: 1 },
    ),
  );
  const filled = new Map<string, unknown>();
  show((field, source) => filled.set(field, source));
  const box = await screen.findByRole('combobox', { name: 'Ship from' });
  fireEvent.input(box, { target: { value: '7755550142' }, inputType: 'insertText' });
  fireEvent.click(await screen.findByRole('option', { name: /777 Depot Road/ }));
  await waitFor(() => expect(filled.get('senderAddressLine1')).toEqual({ fixed: '777 Depot Road' }));
});

it('says that a search failed, not that nothing matches', async () => {
  ask.mockImplementation(({ search }) =>
    search === undefined
      ? Promise.resolve({ records: [entry('1', 'Dock 1')], total: 900 })
      : Promise.reject(refusal(500)),
  );
  show();
  const box = await screen.findByRole('combobox', { name: 'Ship from' });
  fireEvent.input(box, { target: { value: '7755550142' }, inputType: 'insertText' });
  expect(await screen.findByText('The address book could not be loaded')).toBeTruthy();
});
