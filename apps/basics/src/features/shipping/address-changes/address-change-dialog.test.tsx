// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import {
  addressChangesApi,
  shipmentServiceMessages,
  type AddressChange,
  type AddressChangeOptions,
} from '@lading/contracts/shipment-service';
import { labelsApi, shippingApi } from '@lading/contracts/shipping';
import type { Language } from '@lading/i18n/languages';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AddressChangeDialog } from './address-change-dialog.tsx';

const emit = vi.hoisted(() => vi.fn<(event: string, payload: object) => void>());
const host = vi.hoisted(() => ({ lang: 'en' as Language }));
vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(host, { emit }),
);

const { calls } = addressChangesApi;
const recipient = {
  name: 'Dana',
  addressLine1: '418 Larkin St',
  city: 'San Francisco',
  stateCode: 'CA',
  zipCode: '94102',
  countryCode: 'US',
};
const options: AddressChangeOptions = {
  shipmentId: '7',
  shipmentNo: 'SH7-1',
  orderId: '70',
  carrierName: 'Demo Carrier',
  recipient,
  kinds: ['REDIRECT', 'HOLD', 'RETURN'],
  reason: null,
  canVoid: false,
};
const offered: AddressChange = {
  changeId: '9',
  shipmentId: '7',
  shipmentNo: 'SH7-1',
  orderNo: 'A-70',
  trackingNumber: '0952',
  carrierName: 'Demo Carrier',
  kind: 'REDIRECT',
  state: 'DRAFT',
  old: recipient,
  to: { ...recipient, addressLine1: '9 Fell St' },
  fee: { minor: 1_695, currency: 'USD' },
  billedTo: 'wallet',
  isRefunded: false,
  message: null,
  transactionId: null,
  requestTime: null,
  answerTime: null,
  endTime: null,
};
const countries = [{ countryCode: 'US', nameEn: 'United States', nameZh: '美国' }];

/** The server's reply by call; a function receives the input. */
let answers = new Map<object, unknown>();
const call = vi.fn<(made: object, input?: { body?: object }) => Promise<unknown>>();
const close = vi.fn<() => void>();
const refusal = (text: { code: string; message: string; zhMessage: string }) =>
  new ApiError({
    kind: 'rejected',
    call: null,
    code: 400,
    reason: text.code,
    message: text.message,
    zhMessage: text.zhMessage,
  });
const sent = (made: object) =>
  call.mock.calls.filter(([one]) => one === made).map(([, input]) => input?.body);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });

async function show(given: Partial<AddressChangeOptions> = {}, language: Language = 'en') {
  host.lang = language;
  answers.set(calls.addressChangeOptions, { ...options, ...given });
  await renderPart(<AddressChangeDialog shipmentId="7" onClose={close} />, {
    texts: ['shippingAddressChanges', 'shippingAddresses', 'commonSubApp', 'commonErrors'],
    language,
    api: { call },
  });
}
beforeEach(() => {
  answers = new Map<object, unknown>([
    [shippingApi.calls.queryCountry, countries],
    [calls.offerAddressChange, offered],
    [calls.requestAddressChange, { ...offered, state: 'ACCEPTED' }],
  ]);
  call.mockReset().mockImplementation((made) => {
    const answer = answers.get(made);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  for (const one of [close, emit]) one.mockReset();
});
afterEach(cleanup);

it('shows the fee before anything is ordered, and says that it is not guaranteed', async () => {
  await show();
  await screen.findByText(
    'The parcel is going to: Dana, 418 Larkin St, San Francisco, CA 94102, United States',
  );
  expect(screen.getByText('Not guaranteed')).toBeTruthy();
  fill('Address', '9 Fell St');
  press('Show fee');
  await screen.findByText('Confirm the address change');
  expect(screen.getByText('Not guaranteed')).toBeTruthy();
  expect(sent(calls.offerAddressChange)).toEqual([
    {
      shipmentId: '7',
      kind: 'REDIRECT',
      to: { ...recipient, addressLine1: '9 Fell St', addressLine2: '', company: '', phone: '', email: '' },
    },
  ]);
  expect(sent(calls.requestAddressChange)).toEqual([]);
  press('Order for $16.95');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent(calls.requestAddressChange)).toEqual([{ changeId: '9', fee: offered.fee }]);
  expect(emit).toHaveBeenCalledWith('notice:show', {
    tone: 'info',
    title: 'The carrier accepted the address change',
  });
});

it('requires no address if the parcel is held', async () => {
  await show();
  fireEvent.click(await screen.findByRole('radio', { name: /^Hold for pickup/ }));
  expect(screen.queryByRole('textbox', { name: /^City/ })).toBeNull();
  press('Show fee');
  await screen.findByText('Confirm the address change');
  expect(sent(calls.offerAddressChange)).toEqual([{ shipmentId: '7', kind: 'HOLD', to: null }]);
});

it('asks before the chosen kind is lost, also after the fee was shown', async () => {
  const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
  const leave = () => fireEvent.keyDown(screen.getAllByRole('radio')[0]!, { key: 'Escape' });
  await show();
  fireEvent.click(await screen.findByRole('radio', { name: /^Hold for pickup/ }));
  leave();
  expect(question()).toBeTruthy();
  press('Keep editing');
  await waitFor(() => expect(question()).toBeNull());
  press('Show fee');
  await screen.findByText('Confirm the address change');
  press('Back');
  expect(await screen.findByRole('radio', { name: /^Hold for pickup/, checked: true })).toBeTruthy();
  leave();
  expect(question()).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
});

it('requests no fee while the new address is incomplete, and shows the errors', async () => {
  await show();
  await screen.findByText('Not guaranteed');
  fill('City', '');
  press('Show fee');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^City/ }).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(sent(calls.offerAddressChange)).toEqual([]);
});

it('keeps the input while the fee is shown', async () => {
  await show();
  await screen.findByText('Not guaranteed');
  fill('Address', '9 Fell St');
  press('Show fee');
  await screen.findByText('Confirm the address change');
  press('Back');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Address/ }).value).toBe('9 Fell St');
});

it('stays open with the carrier’s reason after a refusal', async () => {
  const { changeRefused } = shipmentServiceMessages;
  answers.set(calls.requestAddressChange, refusal(changeRefused({ carrier: 'Demo Carrier' })));
  await show();
  await screen.findByText('Not guaranteed');
  press('Show fee');
  await screen.findByText('Confirm the address change');
  press('Order for $16.95');
  await screen.findByText('The address change was not ordered');
  expect(screen.getByRole('alert').textContent).toContain('Demo Carrier can no longer stop');
  expect(close).not.toHaveBeenCalled();
});

it('voids the label of a parcel that was not scanned, and opens its order', async () => {
  answers.set(labelsApi.calls.voidLabels, { state: 'ACCEPTED', message: null });
  await show({ canVoid: true, kinds: [], reason: shipmentServiceMessages.changeNotScanned() });
  await screen.findByText('The parcel was not scanned yet');
  expect(screen.queryByRole('button', { name: 'Show fee' })).toBeNull();
  press('Void label');
  await screen.findByText('The void was requested. Do not use this label.');
  expect(sent(labelsApi.calls.voidLabels)).toEqual([{ shipmentId: '7' }]);
  const way = screen.getByRole('link', { name: 'Open order to buy a new label' });
  expect(way.getAttribute('href')).toBe('/orders/70');
});

it('opens the rates if there is no order, and can be retried if the void was rejected', async () => {
  answers.set(labelsApi.calls.voidLabels, { state: 'REJECTED', message: null });
  await show({ canVoid: true, kinds: [], orderId: null });
  await screen.findByText('The parcel was not scanned yet');
  press('Void label');
  await screen.findByText('The carrier rejected the void');
  answers.set(labelsApi.calls.voidLabels, { state: 'REQUESTED', message: null });
  press('Void label');
  const way = await screen.findByRole('link', { name: 'Get rates for a new label' });
  expect(way.getAttribute('href')).toBe('/e/#/rates');
});

it.each([
  ['en', 'The address cannot be changed', 'account “EasyPost” takes no address changes'],
  ['cn', '无法修改地址', '“EasyPost”不支持'],
] as const)('explains in %s why nothing can be changed', async (language, title, reason) => {
  await show(
    { kinds: [], reason: shipmentServiceMessages.changeNotOffered({ account: 'EasyPost' }) },
    language,
  );
  await screen.findByText(title);
  expect(document.body.textContent).toContain(reason);
  expect(screen.queryByRole('radio')).toBeNull();
});
