import { shipmentServiceMessages } from '@lading/contracts/shipment-service';
import { carrierAccountsApi } from '@lading/contracts/shipping';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../../platform/testing/test-server.ts';
import { easyPostSite } from '../carriers/easypost/testing/easypost-site.ts';
import { shippoSite } from '../carriers/shippo/testing/shippo-site.ts';
import { labelBuyer } from '../testing/buy-labels.ts';
import { changeDesk, redirect } from './testing/change-desk.ts';

const sites = { easypost: await easyPostSite(), shippo: await shippoSite() };
const services = { easypost: 'USPS.GroundAdvantage', shippo: 'USPS.usps_ground_advantage' };
let server: TestServer;
let seller: Caller;

beforeAll(async () => {
  server = await startTestServer({
    LADING_EASYPOST_API: sites.easypost.address,
    LADING_SHIPPO_API: sites.shippo.address,
  });
  server.clock.advance(Date.parse('2027-03-01T18:00:00Z') - server.clock.now().getTime());
  seller = await server.signIn('seller@lading.test');
  for (const network of ['easypost', 'shippo'] as const) {
    const body = { network, name: `Own ${network}`, apiKey: sites[network].key };
    await dataOf(server.call(carrierAccountsApi.calls.connectAccount, { body }, seller));
  }
});
afterAll(async () => {
  await server.close();
  await Promise.all(Object.values(sites).map((site) => site.close()));
});

it.each(['easypost', 'shippo'] as const)(
  'an account of %s reports that it does not support changes of address',
  async (network) => {
    const buyer = labelBuyer(server, seller);
    const { shipmentId } = await dataOf(buyer.buy(await buyer.quote(), { service: services[network] }));
    const { options, offer, detail } = changeDesk(server, { seller, other: seller });
    // Before the first scan its label is voided, as with any account.
    expect(await dataOf(options(shipmentId))).toMatchObject({ kinds: [], canVoid: true });
    expect((await detail(shipmentId)).acts).toContain('changeAddress');
    await server.platform.database.asSystem((trx) =>
      trx
        .updateTable('shipment')
        .set({ tracking_status: 'IN_TRANSIT' })
        .where('shipment_id', '=', shipmentId)
        .execute(),
    );
    const reason = shipmentServiceMessages.changeNotOffered.code;
    const told = await dataOf(options(shipmentId));
    expect(told).toMatchObject({ kinds: [], canVoid: false, reason: { code: reason } });
    expect(told.reason?.message).toContain(`Own ${network}`);
    expect((await detail(shipmentId)).acts).not.toContain('changeAddress');
    expect(await offer(redirect(shipmentId))).toMatchObject({ code: 409, reason });
  },
);
