// @vitest-environment happy-dom
import type { ShipmentAct } from '@lading/contracts/shipping';
import { eventually, type Answer, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { mountAt } from '../../../testing/mount-basics.ts';
import { shipmentDetail } from '../../../testing/shipment-detail.ts';

const shipment = {
  shipmentId: '5',
  shipmentNo: 'SH5',
  shipmentStatus: 'DELIVERED',
  packageCount: 1,
  createTime: '2026-11-20T16:00:00.000Z',
  currency: 'USD',
};
const detail = shipmentDetail(shipment, { trackingStatus: 'DELIVERED' });

let app: MountedApp;
afterEach(() => app.unmount());

/** Opens a shipment with the given permissions from the server. */
async function openShipment(userId: string, acts: readonly ShipmentAct[]): Promise<void> {
  const server: Answer = ({ path }) => ({
    result: 'OK',
    data: path.includes('/shipment/detail/')
      ? { ...detail, acts }
      : path.endsWith('/shipment/page')
        ? { records: [shipment], total: 1 }
        : path.endsWith('/claim/eligible')
          ? []
          : { counts: {}, over: [] },
  });
  app = await mountAt('#/shipments?peek=5', server, userId);
  await eventually(() => app.find('aside h3', 'Labels and tracking'));
}
const buttons = () => [...document.querySelectorAll('aside button')].map(({ textContent }) => textContent);

it('an insured shipment can be claimed from its panel', { timeout: 60_000 }, async () => {
  await openShipment('41', ['print', 'claim']);
  app.find('aside button', 'File insurance claim').click();
  await eventually(() => app.find('[role="dialog"]', 'New insurance claim'));
  const asked = app.calls.find(({ path }) => path.endsWith('/claim/eligible'));
  expect(asked?.query.get('shipmentId')).toBe('5');
});

it('a shipment without insurance cannot', { timeout: 60_000 }, async () => {
  await openShipment('42', ['print']);
  expect(buttons()).not.toContain('File insurance claim');
});
