// @vitest-environment happy-dom
import type { ShipmentAct } from '@lading/contracts/shipping';
import { eventually, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { listedShipment, openShipment } from '../../../testing/open-shipment.ts';

let app: MountedApp;
afterEach(() => app.unmount());

/** Opens a shipment with the given permissions from the server. */
async function openWith(userId: string, acts: readonly ShipmentAct[]): Promise<void> {
  app = await openShipment(userId, {
    shipment: { ...listedShipment, shipmentStatus: 'DELIVERED' },
    detail: { trackingStatus: 'DELIVERED', acts },
    answers: { '/claim/eligible': [] },
  });
  await eventually(() => app.find('aside h3', 'Labels and tracking'));
}
const buttons = () => [...document.querySelectorAll('aside button')].map(({ textContent }) => textContent);

it('an insured shipment can be claimed from its panel', { timeout: 60_000 }, async () => {
  await openWith('41', ['print', 'claim']);
  app.find('aside button', 'File insurance claim').click();
  await eventually(() => app.find('[role="dialog"]', 'New insurance claim'));
  const asked = app.calls.find(({ path }) => path.endsWith('/claim/eligible'));
  expect(asked?.query.get('shipmentId')).toBe('5');
});

it('a shipment that cannot be claimed has no button for it', { timeout: 60_000 }, async () => {
  await openWith('42', ['print']);
  expect(buttons()).not.toContain('File insurance claim');
});
