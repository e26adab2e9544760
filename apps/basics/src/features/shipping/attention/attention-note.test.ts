// @vitest-environment happy-dom
import { voidMessages } from '@lading/contracts/shipping';
import { eventually, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { listedShipment, openShipment } from '../../../testing/open-shipment.ts';

const shipment = {
  ...listedShipment,
  attention: 'LATE_LABEL',
  carrierName: 'Demo Carrier',
  serviceCode: 'DEMO_GROUND',
  serviceName: { en: 'Demo Ground', zh: '演示陆运' },
};
const reason = voidMessages.voidRejected({ carrier: 'Demo Carrier' });

let app: MountedApp;
afterEach(() => app.unmount());

it(
  'a late label that its carrier does not void is explained and can be settled',
  { timeout: 60_000 },
  async () => {
    const counts = {
      ORDER_CANCELED: 0,
      ORDER_HELD: 0,
      ORDER_CHANGED: 0,
      LATE_LABEL: 1,
      UNKNOWN_LABEL: 0,
      EXCEPTION: 0,
      RETURNING: 0,
      STUCK: 0,
      NEVER_SCANNED: 0,
    };
    app = await openShipment('71', {
      shipment,
      detail: {
        labelStatus: 'ERROR',
        lateLabel: { message: reason, time: '2026-11-20T16:05:00.000Z' },
      },
      answers: { '/shipment/attention': counts, '/shipment/handled': counts },
    });
    await eventually(() => app.find('a', 'Late label not voided: 1'));
    await eventually(() => expect(app.text()).toContain(reason.message));
    expect(app.text()).toContain('Demo Carrier · Demo Ground');
    expect(app.text()).not.toContain('DEMO_GROUND');
    app.find('button', 'Mark as handled').click();
    await eventually(() =>
      expect(
        app.calls
          .filter(({ path }) => path.endsWith('/shipment/handled'))
          .map(({ body }) => JSON.parse(body) as unknown),
      ).toEqual([{ shipmentIds: ['5'], isHandled: true }]),
    );
  },
);
