// @vitest-environment happy-dom
import { addressBookApi, shippingDefaultsApi, type BookAddress } from '@lading/contracts/shipping';
import type { Language } from '@lading/i18n/languages';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PartyDialog, type PartyDialogProps, usualSender } from './party-dialog.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const harbor: BookAddress = {
  name: 'Harbor & Pine',
  company: '',
  addressLine1: '418 Larkin St',
  addressLine2: '',
  city: 'San Francisco',
  stateCode: 'CA',
  zipCode: '94102',
  countryCode: 'US',
  phone: '',
  email: '',
};
const ann = { ...harbor, name: 'Ann Book', addressLine1: '1 Main St', city: 'Reno', stateCode: 'NV' };
const call = (made: unknown) => {
  if (made === shippingDefaultsApi.calls.shippingDefaults)
    return Promise.resolve({ settings: {}, presets: [], sender: { address: harbor }, returnTo: null });
  if (made !== addressBookApi.calls.addressPage) return Promise.reject(new Error('Not expected'));
  return Promise.resolve({ records: [{ entryId: '7', address: ann, uses: [], alike: 1 }], total: 1 });
};

/** @returns the addresses that were set */
async function show(given: Partial<PartyDialogProps>, language: Language = 'en') {
  const set: (BookAddress | null)[] = [];
  await renderPart(
    <PartyDialog
      party="sender"
      address={null}
      place={{ zipCode: '', countryCode: 'US' }}
      onSet={(address) => set.push(address)}
      onClose={() => undefined}
      {...given}
    />,
    {
      texts: ['shippingParcels', 'ordersWork', 'shippingAddresses', 'commonSubApp', 'commonErrors'],
      language,
      api: { call },
    },
  );
  return set;
}
const valueOf = async (label: RegExp) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

it('the sender starts with the default one', async () => {
  const set = await show({});
  expect(await valueOf(/^Name/)).toBe('Harbor & Pine');
  fireEvent.click(screen.getByRole('button', { name: 'Use this address' }));
  await waitFor(() => expect(set).toEqual([harbor]));
});

it('the recipient starts with the code, and is complete only with a street', async () => {
  const set = await show({ party: 'recipient', place: { zipCode: '89501', countryCode: 'US' } });
  expect([await valueOf(/^ZIP code/), await valueOf(/^Name/)]).toEqual(['89501', '']);
  fireEvent.click(screen.getByRole('button', { name: 'Use this address' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Address line 1/).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(set).toEqual([]);
});

it('an address of the book is filled in', async () => {
  const set = await show({ party: 'recipient' });
  fireEvent.click(await screen.findByRole('button', { name: 'From address book' }));
  fireEvent.click(await screen.findByRole('option', { name: /Ann Book/ }));
  await waitFor(async () => expect(await valueOf(/^Name/)).toBe('Ann Book'));
  fireEvent.click(await screen.findByRole('button', { name: 'Use this address' }));
  await waitFor(() => expect(set).toEqual([ann]));
});

it('a full address can be given up for its code', async () => {
  const set = await show({ address: ann });
  fireEvent.click(await screen.findByRole('button', { name: 'Use only the ZIP code' }));
  expect(set).toEqual([null]);
});

it('asks in Chinese', async () => {
  await show({ party: 'recipient' }, 'cn');
  expect(await screen.findByRole('button', { name: '使用此地址' })).toBeTruthy();
  expect(screen.getByText('收件人地址')).toBeTruthy();
});

const address = { name: 'Harbor & Pine', city: 'San Francisco', zipCode: '94102-4321', countryCode: 'US' };
const place = (zipCode: string) => ({ zipCode, countryCode: 'US' });

it.each(['', '94102', ' 94102-0001 '])('a sender at “%s” starts with the default one', (zipCode) => {
  expect(usualSender({ address }, place(zipCode))).toBe(address);
});

it('a sender elsewhere, or without a default one, starts with the code', () => {
  expect(usualSender({ address }, place('10001'))).toEqual(place('10001'));
  expect(usualSender(null, place('94102'))).toEqual(place('94102'));
});
