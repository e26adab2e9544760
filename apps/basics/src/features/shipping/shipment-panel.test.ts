// @vitest-environment happy-dom
import { shippingMessages, type PurchaseState } from '@lading/contracts/shipping';
import { eventually, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { openShipment } from '../../testing/open-shipment.ts';

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
  app = await openShipment(userId, { detail: { labelStatus, purchase } });
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
