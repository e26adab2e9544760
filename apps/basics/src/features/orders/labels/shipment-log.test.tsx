// @vitest-environment happy-dom
import type { AddressChange } from '@lading/contracts/shipment-service';
import type { ShipmentDetail } from '@lading/contracts/shipping';
import type { Language } from '@lading/i18n/languages';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ShipmentLog } from './shipment-log.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

const scan = (time: string, text: string) => ({
  trackingNumber: '0952',
  time,
  status: 'IN_TRANSIT' as const,
  detail: 'in_transit',
  text,
  place: null,
});
const change: AddressChange = {
  changeId: '9',
  shipmentId: '7',
  shipmentNo: 'SH7-1',
  orderNo: null,
  trackingNumber: '0952',
  carrierName: 'Demo Carrier',
  kind: 'REDIRECT',
  state: 'FAILED',
  old: {},
  to: {},
  fee: { minor: 1, currency: 'USD' },
  billedTo: 'wallet',
  isRefunded: true,
  message: null,
  transactionId: null,
  requestTime: '2026-11-24T10:00:00Z',
  answerTime: '2026-11-24T10:00:01Z',
  endTime: '2026-11-26T16:00:00Z',
};
const refused: AddressChange = {
  ...change,
  changeId: '8',
  kind: 'HOLD',
  state: 'REFUSED',
  requestTime: '2026-11-23T10:00:00Z',
  answerTime: '2026-11-23T10:00:01Z',
  endTime: '2026-11-23T10:00:01Z',
};
const shipment = {
  timeline: [scan('2026-11-25T10:00:00Z', 'Arrived at hub 2'), scan('2026-11-22T10:00:00Z', 'Picked up')],
  reports: [],
  labels: [],
  addressChanges: [change, refused],
} as unknown as ShipmentDetail;

/** What an entry reports, which stands before its time. */
function reportOf(entry: HTMLElement) {
  const time = entry.querySelector('time')!;
  return entry.textContent.slice(0, entry.textContent.lastIndexOf(time.textContent));
}

async function entries(language: Language) {
  await renderPart(<ShipmentLog shipment={shipment} />, {
    texts: ['shippingTracking', 'shippingAddressChanges'],
    language,
  });
  return screen.getAllByRole('listitem').map(reportOf);
}
afterEach(cleanup);

it('lists requests to the carrier together with its reports, newest first', async () => {
  expect(await entries('en')).toEqual([
    'Address change failed: Redirect',
    'Arrived at hub 2',
    'Address change accepted: Redirect',
    'Address change requested: Redirect',
    'Address change rejected: Hold for pickup',
    'Address change requested: Hold for pickup',
    'Picked up',
  ]);
  cleanup();
  expect((await entries('cn')).slice(0, 2)).toEqual(['地址修改未成功：改寄', '运输中']);
  expect(screen.getByText(/Arrived at hub 2/)).toBeTruthy();
});
