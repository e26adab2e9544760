import { carrierAccountsApi, labelsApi, shippingApi, shippingMessages } from '@lading/contracts/shipping';
import { afterAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer } from '../../platform/testing/test-server.ts';
import { carrierAccountService } from './carrier-account.service.ts';
import { shippoSite } from './carriers/shippo/testing/shippo-site.ts';
import { labelBuyer, workedExample } from './testing/buy-labels.ts';
import { trackingService } from './tracking.service.ts';

it('of a shipment whose labels are void in part only those that stand are printed and followed', async () => {
  const site = await shippoSite();
  const server = await startTestServer({ LADING_SHIPPO_API: site.address });
  afterAll(async () => {
    await server.close();
    await site.close();
  });
  const seller = await server.signIn('seller@lading.test');
  const buyer = labelBuyer(server, seller);
  const account = { network: 'shippo' as const, name: 'Own Shippo', apiKey: site.key };
  await dataOf(server.call(carrierAccountsApi.calls.connectAccount, { body: account }, seller));
  const [one] = workedExample.packages;
  const quote = await buyer.quote({ ...workedExample, packages: [one!, { ...one!, weight: 3 }] });
  const { labels, shipmentId } = await dataOf(buyer.buy(quote, { service: 'UPS.ups_ground' }));
  const [kept, voided] = labels;
  site.refusedRefund = kept!.trackingNumber;
  const body = { shipmentId };
  expect(await server.call(labelsApi.calls.voidLabels, { body }, seller)).toMatchObject({
    data: { state: 'REJECTED', isLabelVoid: false },
  });

  const detail = () => dataOf(server.call(shippingApi.calls.shipmentDetail, { params: body }, seller));
  expect(await detail()).toMatchObject({
    labels: [{ isVoid: false }, { isVoid: true }],
    packages: [{ isLabelVoid: false }, { isLabelVoid: true }],
  });
  const fileOf = (labelId: string) =>
    server.send(labelsApi.calls.labelFile, { params: { labelId }, query: { format: 'zpl' } }, seller);
  expect((await fileOf(kept!.labelId)).body.startsWith('^XA')).toBe(true);
  expect((await fileOf(voided!.labelId)).json()).toMatchObject({
    message: shippingMessages.labelVoided().message,
  });
  const print = { body: { shipmentIds: [shipmentId], format: 'zpl' as const } };
  const printed = await server.send(labelsApi.calls.printLabels, print, seller);
  expect(printed.body.match(/\^XA/g)).toHaveLength(1);

  const step = (status: string, minutes: number) => ({
    status,
    status_details: status,
    status_date: new Date(server.clock.now().getTime() + minutes * 60_000).toISOString(),
  });
  site.move(kept!.trackingNumber, step('TRANSIT', 1));
  site.move(voided!.trackingNumber, step('FAILURE', 2));
  server.clock.advance(10 * 60_000);
  await trackingService(server.platform, carrierAccountService(server.platform)).trackDue();
  expect(await detail()).toMatchObject({ shipmentStatus: 'IN_TRANSIT' });
});
