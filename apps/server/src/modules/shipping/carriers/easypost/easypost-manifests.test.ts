import { afterAll, expect, it } from 'vitest';
import { inTime, order, request } from '../networks/testing/scripted-networks.ts';
import { systemClock } from '../../../../platform/clock.ts';
import { easyPostCarrier } from './easypost-carrier.ts';
import { easyPostSite } from './testing/easypost-site.ts';

const site = await easyPostSite();
afterAll(() => site.close());

it('a scan form is requested as EasyPost’s own clients do, and found by its shipment', async () => {
  const carrier = easyPostCarrier({
    accountId: '1',
    orgId: '2',
    name: 'Own',
    apiKey: site.key,
    webhookSecret: 'secret',
    reportSecret: null,
    api: site.address,
    cutOff: { timeZone: 'America/Los_Angeles', minutes: [] },
    clock: systemClock,
  });
  const { carrierRef } = await carrier.buy(order('USPS.GroundAdvantage', 10_000), inTime());
  const { from, shipDate } = request;
  const parcels = [{ carrierRef, trackingNumbers: ['1'] }];
  const made = await carrier.manifests!.create({ from, shipDate, parcels, reference: 'M1' }, inTime());
  const asked = site.asked.find(({ path }) => path === 'POST /v2/scan_forms');
  expect(asked?.body).toEqual({ scan_form: { shipments: [{ id: carrierRef }] } });
  const found = await carrier.manifests!.find({ from, shipDate, parcels, reference: 'M1' }, inTime());
  expect(found?.manifestRef).toBe(made.manifestRef);
});
