// @vitest-environment happy-dom
import type { AddressChange } from '@lading/contracts/shipment-service';
import { eventually, type Answer, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { mountAt } from '../../../testing/mount-basics.ts';

const old = { name: 'Dana', addressLine1: '418 Larkin St', city: 'San Francisco', countryCode: 'US' };
const change: AddressChange = {
  changeId: '9',
  shipmentId: '7',
  shipmentNo: 'SH7-1',
  orderNo: 'A-70',
  trackingNumber: '0952',
  carrierName: 'Demo Carrier',
  kind: 'REDIRECT',
  state: 'FAILED',
  old,
  to: { ...old, addressLine1: '9 Fell St' },
  fee: { minor: 1_695, currency: 'USD' },
  billedTo: 'wallet',
  isRefunded: true,
  transactionId: '4',
  message: { message: 'The parcel was missed.', zhMessage: '未能拦截。' },
  requestTime: '2026-11-25T10:00:00Z',
  answerTime: '2026-11-25T10:00:01Z',
  endTime: '2026-11-27T16:00:00Z',
};

const options = {
  shipmentId: '7',
  shipmentNo: 'SH7-1',
  orderId: '70',
  carrierName: 'Demo Carrier',
  recipient: old,
  kinds: ['REDIRECT', 'HOLD', 'RETURN'],
  reason: null,
  canVoid: false,
};

let app: MountedApp;
afterEach(() => app.unmount());

const serving =
  (records: AddressChange[]): Answer =>
  ({ path }) => ({
    result: 'OK',
    data: path.endsWith('/addressChange/page')
      ? { records, total: records.length }
      : path.endsWith('/addressChange/stateCounts')
        ? { counts: { FAILED: records.length }, over: [] }
        : path.includes('/addressChange/options/')
          ? options
          : [],
  });
const asked = () => app.calls.filter(({ path }) => path.endsWith('/addressChange/page'));

it('lists the changes, and shows the result of one', { timeout: 60_000 }, async () => {
  app = await mountAt('#/settings/address-change?peek=9', serving([change]), '1');
  await eventually(() => app.find('h1', 'Address change'));
  await eventually(() => app.find('td', 'SH7-1'));
  expect(app.find('td', '9 Fell St')).toBeTruthy();
  expect(app.find('td', '$16.95')).toBeTruthy();
  await eventually(() => app.find('h2', 'Address change of shipment SH7-1'));
  expect(app.text()).toContain('The parcel was missed.');
  expect(app.text()).toContain('The fee was refunded.');
  expect(app.find('a', 'Show charge').getAttribute('href')).toBe('/e/#/postage?q=4&peek=4');
});

it('filters by one state, and ignores an unknown one', { timeout: 60_000 }, async () => {
  app = await mountAt('#/settings/address-change?state=ACCEPTED', serving([]), '2');
  await eventually(() => app.find('h1', 'Address change'));
  await eventually(() => expect(asked().map(({ query }) => query.get('state'))).toContain('ACCEPTED'));
  await app.unmount();
  app = await mountAt('#/settings/address-change?state=DRAFT', serving([]), '3');
  await eventually(() => expect(asked()).not.toEqual([]));
  expect(asked().map(({ query }) => query.get('state'))).toEqual([null]);
});

it('links to the shipments while there are none', { timeout: 60_000 }, async () => {
  app = await mountAt('#/settings/address-change', serving([]), '4');
  await eventually(() => app.find('h1', 'Address change'));
  await eventually(() => expect(app.text()).toContain('No address changes yet'));
  expect(app.find('a', 'Choose a shipment').getAttribute('href')).toContain('/shipments?status=IN_TRANSIT');
});

it(
  'each tab shows how many changes it holds, and the list can be exported',
  { timeout: 60_000 },
  async () => {
    app = await mountAt('#/settings/address-change', serving([change]), '5');
    await eventually(() => app.find('td', 'SH7-1'));
    await eventually(() => expect(app.find('[role="tab"]', 'Failed').textContent).toContain('1'));
    expect(app.find('button', 'Export').getAttribute('aria-disabled')).toBeNull();
  },
);

it('opens with the shipment named by another page', { timeout: 60_000 }, async () => {
  app = await mountAt('#/settings/address-change?shipment=7', serving([]), '6');
  await eventually(() => app.find('[role="dialog"]', 'SH7-1'));
  expect(app.calls.filter(({ path }) => path.endsWith('/addressChange/options/7'))).toHaveLength(1);
});
