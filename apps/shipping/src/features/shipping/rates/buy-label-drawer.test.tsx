// @vitest-environment happy-dom
import { ApiError, networkErrorText } from '@lading/api-client/api-error';
import { fundsApi } from '@lading/contracts/funds';
import { labelsApi, shippingApi, shippingMessages, type Quote } from '@lading/contracts/shipping';
import type { Language } from '@lading/i18n/languages';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BuyLabelDrawer } from './buy-label-drawer.tsx';
import { keptPurchase, openPurchase } from './kept-purchase.ts';

const host = vi.hoisted(() => ({ lang: 'en' as 'en' | 'cn' }));
vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(host),
);

const usd = (minor: number) => ({ minor, currency: 'USD' });
const kept = keptPurchase('7');
const request = { quoteId: '5', rateId: 'demo:GROUND', amount: usd(1_205) };
const quote = {
  quoteId: '5',
  from: { name: 'Harbor & Pine', city: 'San Francisco', countryCode: 'US' },
  to: { name: 'Ann Lee', city: 'Reno', countryCode: 'US' },
  packages: [{ length: 8, width: 6, height: 4, weight: 3, unit: 'in/lb' }],
  shipDate: '2026-11-27',
  rates: [
    {
      rateId: 'demo:GROUND',
      carrierName: 'Demo Carrier',
      serviceName: { en: 'Ground', zh: '陆运' },
      amount: usd(1_205),
      lines: [
        { kind: 'base', amount: usd(900) },
        { kind: 'residential', amount: usd(200) },
        { kind: 'fuel', amount: usd(105) },
      ],
      billedTo: 'wallet',
    },
  ],
} as unknown as Quote;
const purchase = {
  purchaseId: '9',
  quoteId: '5',
  state: 'BOUGHT',
  amount: usd(1_205),
  charged: usd(1_205),
  message: null,
};
const shipment = {
  shipmentId: '8',
  shipmentNo: 'SHQ5',
  orderId: null,
  labelStatus: 'PURCHASED',
  purchase,
  voided: null,
  labels: [{ labelId: '1', packageNo: 1, trackingNumber: '0952', printedCount: 0 }],
  returns: [],
  acts: ['print', 'void'],
};

/** The keys of the purchases that were sent, and what the server answers. */
const sent: { body: object; key: string | undefined }[] = [];
const buy = vi.fn<() => Promise<object>>();
const voidLabels = vi.fn<(input: unknown) => Promise<object>>();
const onRequote = vi.fn<() => void>();
const onRecorded = vi.fn<(shipmentId: string) => void>();
let available = usd(9_000);

const call = async (asked: unknown, input?: object, options?: { idempotencyKey?: string }) => {
  if (asked === fundsApi.calls.postageBalance) return { available, creditLimit: usd(0) };
  if (asked === shippingApi.calls.shipmentDetail) return shipment;
  if (asked === labelsApi.calls.voidLabels) return voidLabels(input);
  if (asked !== labelsApi.calls.purchase) throw new Error('Not expected');
  sent.push({ body: (input as { body: object }).body, key: options?.idempotencyKey });
  return buy();
};
const download = () => Promise.resolve({ blob: new Blob(['png']), fileName: null });

function show(rateId: string | null = 'demo:GROUND', language: Language = 'en') {
  host.lang = language;
  return renderPart(
    <BuyLabelDrawer
      quote={quote}
      rateId={rateId}
      kept={kept}
      here="/e/#/rates?from=94102"
      onRequote={onRequote}
      onRecorded={onRecorded}
      onClose={() => undefined}
    />,
    {
      texts: ['shippingLabels', 'shippingRates', 'shippingPrinting', 'commonSubApp', 'commonErrors'],
      language,
      api: { call, download },
    },
  );
}

beforeEach(() => {
  available = usd(9_000);
  sent.length = 0;
  for (const mock of [buy, voidLabels, onRequote, onRecorded]) mock.mockReset();
  buy.mockResolvedValue({ ...purchase, shipmentId: '8', shipmentNo: 'SHQ5', orderId: null, labels: [] });
  voidLabels.mockResolvedValue({});
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('buys at the shown price, and shows the label with its files, an undo and its shipment', async () => {
  await show();
  expect(await screen.findByText('Ground · Demo Carrier')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Buy label · $12.05' }));
  expect(await screen.findByRole('button', { name: 'Print label' })).toBeTruthy();
  for (const format of ['PDF', 'ZPL', 'PNG'])
    expect(screen.getByRole('button', { name: format })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open shipment SHQ5' }).getAttribute('href')).toBe(
    '/b/#/shipments?q=SHQ5&peek=8',
  );
  expect(sent).toEqual([{ body: request, key: expect.any(String) }]);
  expect(onRecorded).toHaveBeenCalledExactlyOnceWith('8');
  fireEvent.click(screen.getByRole('button', { name: 'Undo purchase' }));
  await waitFor(() => expect(voidLabels).toHaveBeenCalledWith({ body: { shipmentId: '8' } }));
});

it.each([
  ['en', 'Price breakdown', ['Base rate', 'Residential delivery', 'Fuel surcharge', 'Total']],
  ['cn', '价格构成', ['基础运费', '住宅派送费', '燃油附加费', '合计']],
] as const)('shows what the price consists of before it is bought (%s)', async (language, title, names) => {
  await show('demo:GROUND', language);
  const price = await screen.findByRole('region', { name: title });
  const texts = (tag: 'dt' | 'dd') =>
    [...price.querySelectorAll(tag)].map(({ textContent }) => textContent ?? '');
  expect(texts('dt')).toEqual(names);
  expect(texts('dd').map((text) => text.replaceAll(/[^\d.]/g, ''))).toEqual([
    '9.00',
    '2.00',
    '1.05',
    '12.05',
  ]);
});

it('a purchase without a reply is continued with its key after a reload, and not bought at another quote', async () => {
  buy.mockRejectedValueOnce(new ApiError({ kind: 'network', call: null, ...networkErrorText }));
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Buy label · $12.05' }));
  expect(await screen.findByText('The result of this purchase is not known')).toBeTruthy();
  expect(onRequote).not.toHaveBeenCalled();
  cleanup();
  expect(openPurchase(keptPurchase('7'))).toEqual(request);
  expect(openPurchase(keptPurchase('8'))).toBeNull();
  await show(null);
  fireEvent.click(await screen.findByRole('button', { name: 'Continue purchase' }));
  expect(await screen.findByRole('button', { name: 'Print label' })).toBeTruthy();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(openPurchase(kept)).toBeNull();
});

it('a purchase without a reply can be given up', async () => {
  kept.write({ of: JSON.stringify(request), key: 'k' });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(openPurchase(kept)).toBeNull();
  expect(await screen.findByRole('button', { name: 'Buy label · $12.05' })).toBeTruthy();
});

it('a changed price is shown, and the rates are asked again', async () => {
  const text = shippingMessages.staleQuote({ was: '12.05 USD', now: '13.00 USD', difference: '0.95 USD' });
  const { code: reason, message, zhMessage } = text;
  buy.mockRejectedValueOnce(
    new ApiError({ kind: 'rejected', call: null, code: 409, reason, message, zhMessage }),
  );
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Buy label · $12.05' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(onRequote).toHaveBeenCalledOnce();
  expect(openPurchase(kept)).toBeNull();
});

it('a continued purchase that is refused can only be closed: its service is chosen on the page', async () => {
  kept.write({ of: JSON.stringify(request), key: 'k' });
  const { code: reason, message, zhMessage } = shippingMessages.notBought();
  buy.mockRejectedValueOnce(
    new ApiError({ kind: 'rejected', call: null, code: 409, reason, message, zhMessage }),
  );
  await show(null);
  fireEvent.click(await screen.findByRole('button', { name: 'Continue purchase' }));
  expect(await screen.findByText(message)).toBeTruthy();
  // In the head and in the footer.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Buy label' })).toBeNull();
});

it('a short balance leads to the wallet, and from there back', async () => {
  available = usd(1_000);
  await show();
  const link = await screen.findByRole('link', { name: 'Add funds' });
  expect(link.getAttribute('href')).toContain(encodeURIComponent('/e/#/rates?from=94102'));
});

it('asks in Chinese', async () => {
  kept.write({ of: JSON.stringify(request), key: 'k' });
  await show('demo:GROUND', 'cn');
  expect(await screen.findByRole('button', { name: '继续购买' })).toBeTruthy();
});
