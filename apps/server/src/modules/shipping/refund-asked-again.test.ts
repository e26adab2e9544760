import { carrierMessages, labelsApi, shippingApi, voidMessages } from '@lading/contracts/shipping';
import { beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { carrierAccountService } from './carrier-account.service.ts';
import { labelBuyer } from './testing/buy-labels.ts';
import { easyPostClient, own } from './testing/easypost-client.ts';
import { voidService } from './void.service.ts';

const { site, server, seller, connect } = await easyPostClient();
beforeAll(() => dataOf(connect()));

const voidOf = async (shipmentId: string) => {
  const reply = server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller);
  return (await dataOf(reply)).voided;
};
const ask = (shipmentId: string) => server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller);

/** A label whose refund was accepted, and then rejected. */
async function rejected() {
  const buyer = labelBuyer(server, seller);
  const { shipmentId, labels } = await dataOf(buyer.buy(await buyer.quote(), { service: own }));
  expect(await ask(shipmentId)).toMatchObject({ data: { state: 'ACCEPTED' } });
  site.shipments.at(-1)!.refund_status = 'rejected';
  await voidService(server.platform, carrierAccountService(server.platform)).followUp();
  return { shipmentId, trackingNumber: labels[0]!.trackingNumber };
}

it('a refund that the network rejects after accepting it is requested again, and its label stays void meanwhile', async () => {
  const { shipmentId } = await rejected();
  expect(await voidOf(shipmentId)).toMatchObject({
    state: 'REJECTED',
    isRetryable: true,
    isLabelVoid: true,
    message: { code: carrierMessages.refundedAgain.code },
  });
  site.refundStatus = 'rejected';
  expect(await ask(shipmentId)).toMatchObject({ data: { state: 'REJECTED', isRetryable: true } });
  site.refundStatus = 'submitted';
  expect(await ask(shipmentId)).toMatchObject({ data: { state: 'ACCEPTED', isLabelVoid: true } });
  site.shipments.at(-1)!.refund_status = 'refunded';
  await voidService(server.platform, carrierAccountService(server.platform)).followUp();
  expect(await voidOf(shipmentId)).toMatchObject({ state: 'REFUNDED', isRetryable: false });
});

it('a refund of a label that was scanned meanwhile is not requested again', async () => {
  const { shipmentId, trackingNumber } = await rejected();
  await server.platform.database.pool.query(
    `insert into tracking_event (org_id, shipment_id, tracking_number, happened_at, status, detail, message)
     select org_id, shipment_id, $2, $3, 'ACCEPTED', 'accepted', 'Picked up' from shipment where shipment_id = $1`,
    [shipmentId, trackingNumber, server.clock.now()],
  );
  expect(await ask(shipmentId)).toMatchObject({ code: 409, reason: voidMessages.voidScanned.code });
});

it('labels are refunded as long as their own carrier does', async () => {
  const buyer = labelBuyer(server, seller);
  const [usps, ups] = [
    await dataOf(buyer.buy(await buyer.quote(), { service: own })),
    await dataOf(buyer.buy(await buyer.quote(), { service: 'UPSDAP.2ndDayAir' })),
  ];
  server.clock.advance(31 * 86_400_000);
  // The session from before has ended.
  const later = await server.signIn('seller@lading.test');
  const askLate = ({ shipmentId }: { shipmentId: string }) =>
    server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, later);
  const late = { code: 409, reason: voidMessages.voidLate.code, params: { days: 30 } };
  expect(await askLate(usps)).toMatchObject(late);
  site.refundStatus = 'submitted';
  expect(await askLate(ups)).toMatchObject({ data: { state: 'ACCEPTED' } });
});
