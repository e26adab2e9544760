// @vitest-environment happy-dom
import { shippingMessages, type PurchaseState } from '@lading/contracts/shipping';
import { eventually, type Answer, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { mountAt } from '../../testing/mount-basics.ts';
import { shipmentDetail } from '../../testing/shipment-detail.ts';

const shipment = {
  shipmentId: '5',
  shipmentNo: 'SH5',
  shipmentStatus: 'AWAITING_LABEL',
  packageCount: 1,
  createTime: '2026-11-20T16:00:00.000Z',
  currency: 'USD',
};
const usd = { minor: 2_809, currency: 'USD' };

let app: MountedApp;
afterEach(() => app.unmount());

async function open(userId: string, state: PurchaseState, labelStatus: string) {
  const message =
    state === 'UNKNOWN'
      ? shippingMessages.outcomeUnknown({ carrier: 'Demo Carrier' })
      : shippingMessages.addressRefused({ carrier: 'Demo Carrier' });
  const purchase = {
    purchaseId: '9',
    quoteId: '8',
    state,
    amount: usd,
    charged: null,
    lines: [{ kind: 'base', amount: usd }],
    message,
    transactions: [],
  };
  const detail = shipmentDetail(shipment, { labelStatus, purchase });
  const server: Answer = ({ path }) => ({
    result: 'OK',
    data: path.includes('/shipment/detail/')
      ? detail
      : path.endsWith('/shipment/page')
        ? { records: [shipment], total: 1 }
        : { counts: {}, over: [] },
  });
  app = await mountAt('#/shipments?peek=5', server, userId);
  await eventually(() => app.find('section', message.message));
}
const total = () => app.find('dl > div:last-child', '$28.09').textContent;

it('a label that was not bought is shown as not charged', { timeout: 60_000 }, async () => {
  await open('91', 'REFUSED', 'ERROR');
  expect(total()).toContain('Not charged');
});

it(
  'a label whose carrier did not reply is shown as being checked, its price as held',
  { timeout: 60_000 },
  async () => {
    await open('92', 'UNKNOWN', 'PURCHASING');
    await eventually(() => expect(app.text()).toContain('The carrier has not confirmed the label yet'));
    expect(total()).toContain('Held');
  },
);
