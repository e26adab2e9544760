// @vitest-environment happy-dom
import { fundsApi } from '@lading/contracts/funds';
import {
  carrierMessages,
  labelsApi,
  ratesApi,
  shippingMessages,
  type LabelPurchase,
  type Quote,
} from '@lading/contracts/shipping';
import { QueryClient } from '@tanstack/react-query';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FurtherLabel } from './further-label.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const usd = (minor: number) => ({ minor, currency: 'USD' });
const quote = {
  quoteId: '5',
  orderId: null,
  expiresAt: '2026-11-27T10:00:00Z',
  shipDate: '2026-11-27',
  isAfterCutOff: true,
  from: { city: 'Reno', countryCode: 'US' },
  to: { city: 'San Francisco', countryCode: 'US' },
  packages: [],
  packagesFrom: 'order',
  residential: false,
  rates: [
    {
      rateId: '1:GROUND',
      accountId: '1',
      carrierName: 'Demo Carrier',
      serviceCode: 'GROUND',
      serviceName: { en: 'Ground', zh: '陆运' },
      zone: 4,
      amount: usd(2_809),
      lines: [],
      packages: [],
      billedTo: 'wallet',
      days: 2,
      guaranteed: false,
      deliverBy: null,
      marks: [],
    },
  ],
  ineligible: [],
  messages: [],
} satisfies Quote;
const unknown: LabelPurchase = {
  purchaseId: '9',
  state: 'UNKNOWN',
  quoteId: '5',
  orderId: null,
  shipmentId: '8',
  shipmentNo: 'SH7-R',
  amount: usd(2_809),
  charged: null,
  labels: [],
  message: shippingMessages.outcomeUnknown({ carrier: 'Demo Carrier' }),
  createTime: '2026-11-26T10:00:00Z',
};

/** Buys the return label; the carrier's reply is lost, and looking it up finds the given result. */
async function buyReturn(found: LabelPurchase) {
  const keys: (string | undefined)[] = [];
  const call = vi.fn((made: unknown, _input: unknown, options?: { idempotencyKey?: string }) => {
    if (made === ratesApi.calls.quote) return Promise.resolve(quote);
    if (made === fundsApi.calls.postageBalance)
      return Promise.resolve({ available: usd(50_000), creditLimit: usd(0) });
    if (made === labelsApi.calls.purchaseDetail) return Promise.resolve(found);
    keys.push(options?.idempotencyKey);
    return Promise.resolve(unknown);
  });
  const onBought = vi.fn();
  const client = new QueryClient();
  const refetched = vi.spyOn(client, 'invalidateQueries');
  await renderPart(
    <FurtherLabel
      kind="return"
      shipment={{ shipmentId: '7', orderId: null }}
      onBought={onBought}
      onCancel={() => undefined}
    />,
    { texts: ['shippingLabels', 'shippingRates'], api: { call }, client },
  );
  fireEvent.click(await screen.findByRole('button', { name: /Buy label/ }));
  return { keys, onBought, refetched };
}

it('whose carrier did not reply is shown as bought once it is found', async () => {
  const bought: LabelPurchase = { ...unknown, state: 'BOUGHT', charged: usd(2_809), message: null };
  const { onBought, refetched } = await buyReturn(bought);
  await waitFor(() => expect(onBought).toHaveBeenCalledExactlyOnceWith(bought));
  expect(screen.queryByRole('button', { name: /Buy label/ })).toBeNull();
  const shown = refetched.mock.calls.map(([filters]) => filters?.queryKey?.[0]);
  // With the reply to the purchase, and again with its result.
  expect(shown.filter((id) => id === fundsApi.calls.postageBalance.id)).toHaveLength(2);
});

it('that its carrier has not sold says so, and the next try is a new purchase', async () => {
  const refused: LabelPurchase = { ...unknown, state: 'NOT_BOUGHT', message: shippingMessages.notBought() };
  const { keys, onBought } = await buyReturn(refused);
  expect(await screen.findByText(shippingMessages.notBought().message)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Buy label/ }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(2);
  expect(onBought).not.toHaveBeenCalled();
});

it('after the cut-off names the day on which it ships', async () => {
  await buyReturn({ ...unknown, state: 'NOT_BOUGHT' });
  expect(await screen.findByText(/The parcel ships on 2026-11-27/)).toBeTruthy();
});

it('for goods that crossed a border asks for the rates with the ITN that is entered, once it is one', async () => {
  const asked: unknown[] = [];
  const call = vi.fn((made: unknown, input: { body: object }) => {
    if (made !== ratesApi.calls.quote)
      return Promise.resolve({ available: usd(50_000), creditLimit: usd(0) });
    asked.push(input.body);
    return Promise.resolve(quote);
  });
  const customs = { contents: 'GIFT', terms: 'DDP', signer: 'Mei Carver' } as const;
  const show = (kind: 'return' | 'relabel') =>
    renderPart(
      <FurtherLabel
        kind={kind}
        shipment={{ shipmentId: '7', orderId: '3', customs }}
        onBought={() => undefined}
        onCancel={() => undefined}
      />,
      { texts: ['shippingLabels', 'shippingRates', 'ordersCustoms'], api: { call } },
    );
  await show('relabel');
  const field = await screen.findByLabelText(/^ITN/);
  const itn = 'X20261124000001';
  await screen.findByRole('button', { name: 'Buy label · $28.09' });
  fireEvent.change(field, { target: { value: 'x2026' } });
  // It would be bought without the ITN.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Buy label' }).disabled).toBe(true);
  fireEvent.change(field, { target: { value: itn } });
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toEqual([
    { relabelOf: '7', signature: 'none' },
    { relabelOf: '7', signature: 'none', customs: { ...customs, itn } },
  ]);
  cleanup();
  await show('return');
  await screen.findByRole('button', { name: /Buy label/ });
  expect(screen.queryByLabelText(/^ITN/)).toBeNull();
});

it('offers to ask again when a carrier cannot be reached, and its account when that is the reason', async () => {
  const carrier = 'Other Carrier';
  const messages = [
    { carrierName: carrier, message: shippingMessages.carrierUnavailable({ carrier }) },
    { carrierName: 'My account', message: carrierMessages.unauthorized({ carrier: 'My account' }) },
  ];
  let asked = 0;
  const call = vi.fn((made: unknown) => {
    if (made !== ratesApi.calls.quote)
      return Promise.resolve({ available: usd(50_000), creditLimit: usd(0) });
    asked += 1;
    return Promise.resolve(asked === 1 ? { ...quote, messages } : quote);
  });
  await renderPart(
    <FurtherLabel
      kind="return"
      shipment={{ shipmentId: '7', orderId: null }}
      onBought={() => undefined}
      onCancel={() => undefined}
    />,
    { texts: ['shippingLabels', 'shippingRates'], api: { call } },
  );
  const link = await screen.findByRole('link', { name: 'Carrier accounts' });
  expect(link.getAttribute('href')).toBe('/b/#/settings/carriers');
  // The rates of the others are there meanwhile.
  expect(screen.getByRole('button', { name: /Buy label/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Get rates again' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Carrier accounts' })).toBeNull());
  expect(asked).toBe(2);
});

it('that the balance does not cover leads to the wallet, and from there back to the labels of its shipment', async () => {
  const call = vi.fn((made: unknown) =>
    Promise.resolve(made === ratesApi.calls.quote ? quote : { available: usd(0), creditLimit: usd(0) }),
  );
  await renderPart(
    <FurtherLabel
      kind="return"
      shipment={{ shipmentId: '7', orderId: '5' }}
      onBought={() => undefined}
      onCancel={() => undefined}
    />,
    { texts: ['shippingLabels', 'shippingRates'], api: { call } },
  );
  const link = await screen.findByRole('link', { name: 'Add funds' });
  expect(decodeURIComponent(link.getAttribute('href')!)).toContain('back=/b/#/orders/5?labels=7');
});
