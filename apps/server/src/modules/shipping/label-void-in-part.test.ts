import { manifestsApi, pickupsApi } from '@lading/contracts/shipment-service';
import {
  addressBookApi,
  carrierAccountsApi,
  labelsApi,
  ratesApi,
  shippingApi,
  shippingMessages,
} from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { carrierAccountService } from './carrier-account.service.ts';
import { shippoSite } from './carriers/shippo/testing/shippo-site.ts';
import { beginReport } from './due-report.store.ts';
import { endReport, endReportsOf } from './shipment-report.store.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';
import { trackingService } from './tracking.service.ts';

const [one] = workedExample.packages;
const packages = [one!, { ...one!, weight: 3 }];

/** A shipment of two packages of 11 and 3 lb on a seller's own account, whose carrier voids only the label at one position. */
async function voidInPart(at: 0 | 1, before?: (server: TestServer, shipmentId: string) => Promise<void>) {
  const site = await shippoSite();
  const server = await startTestServer({ LADING_SHIPPO_API: site.address });
  afterAll(async () => {
    await server.close();
    await site.close();
  });
  // A Monday, 10:00 in Los Angeles.
  server.clock.advance(Date.parse('2027-03-01T18:00:00Z') - server.clock.now().getTime());
  const seller = await server.signIn('seller@lading.test');
  const buyer = labelBuyer(server, seller);
  const body = { network: 'shippo' as const, name: 'Own Shippo', apiKey: site.key };
  const { account } = await dataOf(server.call(carrierAccountsApi.calls.connectAccount, { body }, seller));
  const quote = await buyer.quote({ ...workedExample, packages });
  const { labels, shipmentId } = await dataOf(buyer.buy(quote, { service: 'UPS.ups_ground' }));
  const [voided, kept] = [labels[at]!, labels[1 - at]!];
  await before?.(server, shipmentId);
  site.refusedRefund = kept.trackingNumber;
  expect(await server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller)).toMatchObject({
    data: { state: 'REJECTED', isLabelVoid: false },
  });
  return { site, server, seller, accountId: account.accountId, shipmentId, voided, kept };
}

it('a partly void shipment prints and tracks only its valid labels', async () => {
  const { site, server, seller, shipmentId, voided, kept } = await voidInPart(1);
  const body = { shipmentId };

  const detail = () => dataOf(server.call(shippingApi.calls.shipmentDetail, { params: body }, seller));
  expect(await detail()).toMatchObject({
    labels: [{ isVoid: false }, { isVoid: true }],
    packages: [{ isLabelVoid: false }, { isLabelVoid: true }],
  });
  const fileOf = (labelId: string) =>
    server.send(labelsApi.calls.labelFile, { params: { labelId }, query: { format: 'zpl' } }, seller);
  expect((await fileOf(kept.labelId)).body.startsWith('^XA')).toBe(true);
  expect((await fileOf(voided.labelId)).json()).toMatchObject({
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
  site.move(kept.trackingNumber, step('TRANSIT', 1));
  site.move(voided.trackingNumber, step('FAILURE', 2));
  server.clock.advance(10 * 60_000);
  await trackingService(server.platform, carrierAccountService(server.platform)).trackDue();
  expect(await detail()).toMatchObject({ shipmentStatus: 'IN_TRANSIT' });
});

it('a partly void shipment is handed over, returned and reported without its void packages', async () => {
  const { site, server, seller, accountId, shipmentId, voided, kept } = await voidInPart(0);
  const transactionOf = (trackingNumber: string) =>
    site.transactions.find((sold) => sold.tracking_number === trackingNumber)!.object_id;
  const transactions = [transactionOf(kept.trackingNumber)];

  for (const search of [voided.trackingNumber, kept.trackingNumber]) {
    const query = { search };
    expect(await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, seller))).toMatchObject({
      records: [{ shipmentId, trackingNumber: kept.trackingNumber, packageCount: 1, weight: 3 }],
    });
  }
  const returned = await dataOf(
    server.call(ratesApi.calls.quote, { body: { returnOf: shipmentId } }, seller),
  );
  expect(returned.packages).toMatchObject([packages[1]!]);

  const address = {
    ...place('94107'),
    addressLine2: '',
    company: '',
    phone: '',
    email: '',
  };
  const { entryId } = await dataOf(
    server.call(addressBookApi.calls.saveAddress, { body: { address } }, seller),
  );
  const from = { accountId, carrierName: 'UPS', entryId };
  expect(await dataOf(server.call(pickupsApi.calls.waitingParcels, { query: from }, seller))).toEqual({
    shipments: 1,
    packages: 1,
    weightLb: 3,
  });
  const draft = {
    ...from,
    day: '2027-03-03',
    ready: '09:00',
    close: '17:00',
    timeZone: 'America/Los_Angeles',
    packages: 1,
    weightLb: 3,
    place: 'OFFICE' as const,
    instructions: '',
  };
  const { pickupId, fee } = await dataOf(server.call(pickupsApi.calls.offerPickup, { body: draft }, seller));
  await dataOf(server.call(pickupsApi.calls.schedulePickup, { body: { pickupId, fee } }, seller));
  expect(site.pickups).toMatchObject([{ transactions }]);

  const made = await dataOf(
    server.call(manifestsApi.calls.createManifests, { body: { shipmentIds: [shipmentId] } }, seller),
  );
  expect(made.manifests).toMatchObject([{ state: 'CREATED', packages: 1 }]);
  expect(site.asked.findLast(({ path }) => path === 'POST /manifests')?.body).toMatchObject({ transactions });
});

it('a partly void shipment is reported to its store again, without the void packages', async () => {
  const { server, seller, shipmentId, voided, kept } = await voidInPart(0, async ({ platform }, shipment) => {
    await platform.database.asSystem(async (trx) => {
      await sql`update shipment s set order_id = (
          select order_id from customer_order o where o.org_id = s.org_id and store_id is not null limit 1)
        where shipment_id = ${shipment}`.execute(trx);
      await sql`insert into shipment_report (org_id, shipment_id, kind, state, attempts, created_at)
        select org_id, shipment_id, 'shipped', 'DONE', 1, ${platform.clock.now()} from shipment
        where shipment_id = ${shipment}`.execute(trx);
    });
  });
  const { database, clock, tokens } = server.platform;
  const { orgId } = (await tokens.read(seller.accessToken))!;
  const reports = () =>
    database.asOrganization(orgId, (trx) =>
      trx
        .selectFrom('shipment_report')
        .select(['report_id', 'state', 'may_be_known'])
        .where('shipment_id', '=', shipmentId)
        .execute(),
    );
  const [waiting] = await reports();
  expect(waiting).toMatchObject({ state: 'PENDING', may_be_known: true });
  const begin = () => database.asOrganization(orgId, (trx) => beginReport(trx, waiting!.report_id));
  const due = (await begin())!;
  expect(due).toMatchObject({
    trackingNumbers: [kept.trackingNumber],
    voidedNumbers: [voided.trackingNumber],
  });
  const end = (attempt: number) =>
    database.asOrganization(orgId, (trx) =>
      endReport(trx, waiting!.report_id, { attempt, state: 'DONE', now: clock.now() }),
    );
  // An earlier attempt does not end it.
  await end(due.attempt + 1);
  expect(await reports()).toMatchObject([{ state: 'PENDING' }]);
  await end(due.attempt);
  expect(await reports()).toMatchObject([{ state: 'DONE' }]);
  // Once the order goes on with other goods, its lines are not those of the shipment.
  await database.asOrganization(orgId, (trx) =>
    sql`insert into shipment (order_id, shipment_no, shipment_status)
      select order_id, shipment_no || '-2', 'AWAITING_LABEL' from shipment where shipment_id = ${shipmentId}`.execute(
      trx,
    ),
  );
  await database.asOrganization(orgId, (trx) =>
    sql`update shipment_report set state = 'PENDING' where shipment_id = ${shipmentId}`.execute(trx),
  );
  await database.asOrganization(orgId, async (trx) => {
    const { order_id: orderId } = await trx
      .selectFrom('shipment')
      .select('order_id')
      .where('shipment_id', '=', shipmentId)
      .executeTakeFirstOrThrow();
    await endReportsOf(trx, orderId!, clock.now());
  });
  const later = (await begin())!;
  expect(due.lines).not.toEqual([]);
  expect(later).toMatchObject({ trackingNumbers: [kept.trackingNumber], lines: [] });
  await end(later.attempt);
  // On another request the carrier gives the same answer, which changes nothing.
  await server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller);
  expect(await reports()).toMatchObject([{ state: 'DONE' }]);
});
