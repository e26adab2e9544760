// @vitest-environment happy-dom
import { fundsApi } from '@lading/contracts/funds';
import {
  labelsApi,
  ratesApi,
  shippingApi,
  voidMessages,
  type QuoteRequest,
} from '@lading/contracts/shipping';
import type { Language } from '@lading/i18n/languages';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shipmentDetail } from '../../../testing/shipment-detail.ts';
import { LabelView } from './label-view.tsx';

const host = vi.hoisted(() => ({ lang: 'en' as 'en' | 'cn' }));
vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(host),
);
afterEach(cleanup);

const usd = (minor: number) => ({ minor, currency: 'USD' });
const label = (labelId: string, packageNo: number, isVoid: boolean) => ({
  labelId,
  packageNo,
  trackingNumber: `095${labelId}`,
  printedCount: 0,
  isVoid,
});
const first = shipmentDetail(
  { shipmentId: '7', shipmentNo: 'SH7', orderId: null, shipmentStatus: 'LABEL_CREATED' },
  { labels: [label('1', 1, false), label('2', 2, true)], acts: ['print', 'relabel'] },
);
const second = shipmentDetail(
  { shipmentId: '8', shipmentNo: 'SH7-L2', orderId: null, shipmentStatus: 'LABEL_CREATED' },
  { labels: [label('3', 1, false)], acts: ['print', 'void'] },
);
const rate = {
  rateId: 'demo:GROUND',
  accountId: 'demo',
  carrierName: 'Demo Carrier',
  serviceCode: 'GROUND',
  serviceName: { en: 'Ground', zh: '陆运' },
  zone: 4,
  amount: usd(1_205),
  lines: [],
  packages: [],
  billedTo: 'wallet',
  days: 3,
  guaranteed: false,
  deliverBy: null,
  marks: [],
};
const quote = {
  quoteId: '5',
  orderId: null,
  from: { city: 'San Francisco', stateCode: 'CA' },
  to: { name: 'Ada Quay', city: 'Boston', stateCode: 'MA' },
  packages: [{ length: 8, width: 6, height: 4, weight: 3, unit: 'in/lb' }],
  rates: [rate],
  ineligible: [],
  messages: [],
};

/** Shows the labels of a shipment whose second one is void. @returns the purchases */
async function show(language: Language, shipment: object = first) {
  host.lang = language;
  const bought: { body: object; key: string | undefined }[] = [];
  const call = async (asked: unknown, input?: object, options?: { idempotencyKey?: string }) => {
    if (asked === shippingApi.calls.shipmentDetail) {
      if ((input as { params: { shipmentId: string } }).params.shipmentId === '8') return second;
      const { shipmentNo } = second as unknown as { shipmentNo: string };
      const relabels = [{ shipmentId: '8', shipmentNo, shipmentStatus: 'LABEL_CREATED' }];
      return bought.length > 0 ? { ...first, acts: ['print'], relabels } : shipment;
    }
    if (asked === ratesApi.calls.quote) {
      const { relabelOf, signature } = (input as { body: QuoteRequest }).body;
      if (relabelOf !== '7' || signature !== 'none') throw new Error('Not expected');
      return quote;
    }
    if (asked === fundsApi.calls.postageBalance) return { available: usd(9_000), creditLimit: usd(0) };
    if (asked === labelsApi.calls.purchase) {
      bought.push({ body: (input as { body: object }).body, key: options?.idempotencyKey });
      return { purchaseId: '9', shipmentId: '8', state: 'BOUGHT', labels: [], message: null };
    }
    throw new Error('Not expected');
  };
  const download = () => Promise.resolve({ blob: new Blob(['png']), fileName: null });
  await renderPart(<LabelView shipmentId="7" isNew={false} />, {
    texts: [
      'shippingLabels',
      'shippingRates',
      'shippingPrinting',
      'shippingTracking',
      'shippingAddressChanges',
      'commonSubApp',
    ],
    language,
    api: { call, download },
  });
  return bought;
}

it('buys another label for a package whose label is void, and shows it beside the others', async () => {
  const bought = await show('en');
  // Only the valid label is printed.
  expect(await screen.findByRole('button', { name: 'Print label' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Package 2' })).getByText(/Do not use it/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Buy another label' }));
  expect(
    await screen.findByText(
      'From San Francisco, CA to Ada Quay, Boston, MA, for the package whose label is void. The valid labels stay as they are.',
    ),
  ).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Buy label · $12.05' }));
  const section = await screen.findByRole('region', { name: 'Replacement label SH7-L2' });
  expect(await within(section).findByRole('button', { name: 'Print label' })).toBeTruthy();
  expect(within(section).getByRole('button', { name: 'Undo purchase' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Buy another label' })).toBeNull();
  expect(bought).toEqual([
    { body: { quoteId: '5', rateId: 'demo:GROUND', amount: usd(1_205) }, key: expect.any(String) },
  ]);
});

it('asks in Chinese', async () => {
  await show('cn');
  fireEvent.click(await screen.findByRole('button', { name: '重新购买面单' }));
  expect(await screen.findByText(/仅含面单已作废的 1 个包裹，有效面单不变。/)).toBeTruthy();
});

it('a label that can be voided no more says why', async () => {
  const voidRefusal = voidMessages.voidLate({ days: 28 });
  await show('en', { ...first, acts: ['print'], voidRefusal });
  const button = await screen.findByRole('button', { name: 'Void label' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe(
    voidRefusal.message,
  );
  fireEvent.click(button);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
