import { carrierAccountsApi, carrierMessages } from '@lading/contracts/shipping';
import { pickupsApi, shipmentServiceMessages, type PickupDraft } from '@lading/contracts/shipment-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../../platform/testing/test-server.ts';
import { carrierAccountService } from '../carrier-account.service.ts';
import { easyPostSite } from '../carriers/easypost/testing/easypost-site.ts';
import { shippoSite } from '../carriers/shippo/testing/shippo-site.ts';
import { labelBuyer, place, workedExample } from '../testing/buy-labels.ts';
import { pickupService } from './pickup.service.ts';
import { pickupDraft, savedDock } from './testing/pickup-draft.ts';

const sites = { easypost: await easyPostSite(), shippo: await shippoSite() };
const services = { easypost: 'USPS.GroundAdvantage', shippo: 'USPS.usps_ground_advantage' };
const { calls } = pickupsApi;
let server: TestServer;
let seller: Caller;
let buyer: ReturnType<typeof labelBuyer>;
const accountIds = { easypost: '', shippo: '' };
const entryIds = { easypost: '', shippo: '' };

type NetworkName = keyof typeof sites;
const streets = { easypost: '1 Post St', shippo: '2 Ship St' };

async function buyFrom(network: NetworkName) {
  const from = { ...place('94107'), addressLine1: streets[network] };
  return dataOf(buyer.buy(await buyer.quote({ ...workedExample, from }), { service: services[network] }));
}
const draftOf = (network: NetworkName, more: Partial<PickupDraft> = {}): PickupDraft =>
  pickupDraft(entryIds[network], {
    accountId: accountIds[network],
    carrierName: 'USPS',
    packages: 1,
    weightLb: 11,
    place: 'OTHER',
    instructions: 'Behind the gate',
    ...more,
  });
const offer = (body: PickupDraft) => server.call(calls.offerPickup, { body }, seller);
const schedule = ({ pickupId, fee }: { pickupId: string; fee: { minor: number; currency: string } }) =>
  server.call(calls.schedulePickup, { body: { pickupId, fee } }, seller);

beforeAll(async () => {
  server = await startTestServer({
    LADING_EASYPOST_API: sites.easypost.address,
    LADING_SHIPPO_API: sites.shippo.address,
  });
  server.clock.advance(Date.parse('2027-03-01T18:00:00Z') - server.clock.now().getTime());
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
  for (const network of ['easypost', 'shippo'] as const) {
    const body = { network, name: `Own ${network}`, apiKey: sites[network].key };
    const { account } = await dataOf(server.call(carrierAccountsApi.calls.connectAccount, { body }, seller));
    accountIds[network] = account.accountId;
    entryIds[network] = await savedDock(server, seller, { addressLine1: streets[network] });
  }
});
afterAll(async () => {
  await server.close();
  await Promise.all(Object.values(sites).map((site) => site.close()));
});

describe.each(['easypost', 'shippo'] as const)('pickups of %s', (network) => {
  it('are offered once a label was bought, with the carrier that comes', async () => {
    const carriers = () => dataOf(server.call(calls.pickupCarriers, {}, seller));
    const ofAccount = async () => (await carriers()).filter((one) => one.accountId === accountIds[network]);
    expect(await ofAccount()).toEqual([]);
    expect(JSON.stringify(await offer(draftOf(network)))).toContain(
      shipmentServiceMessages.pickupNeedsLabels.code,
    );
    await buyFrom(network);
    expect(await ofAccount()).toMatchObject([{ carrierName: 'USPS', needsLabels: true }]);
  });

  it('are ordered once, on the client’s account, without using the wallet', async () => {
    const before = await buyer.balance();
    const made = await dataOf(offer(draftOf(network)));
    expect(made).toMatchObject({
      billedTo: 'account',
      carrierName: 'USPS',
      fee: { minor: network === 'easypost' ? 320 : 0 },
    });
    const [first, second] = await Promise.all([dataOf(schedule(made)), dataOf(schedule(made))]);
    expect([first, second].some(({ state }) => state === 'SCHEDULED')).toBe(true);
    expect(await dataOf(schedule(made))).toMatchObject({
      state: 'SCHEDULED',
      canCancel: network === 'easypost',
      cancelsElsewhere: network === 'shippo',
      confirmation: expect.stringMatching(/^WTC/) as string,
    });
    expect(await buyer.balance()).toEqual(before);
    expect(sites.easypost.pickups.length + sites.shippo.pickups.length).toBe(network === 'easypost' ? 1 : 2);
  });
});

it('send time, place and instructions in each network’s terms', () => {
  expect(sites.easypost.pickups).toMatchObject([
    { status: 'scheduled', instructions: 'Behind the gate', min_datetime: '2027-03-03T17:00:00.000Z' },
  ]);
  expect(sites.shippo.pickups).toMatchObject([
    { location: { building_location_type: 'Other', instructions: 'Behind the gate' } },
  ]);
});

describe('pickups of EasyPost', () => {
  it('take several labels as a batch, and are canceled', async () => {
    await buyFrom('easypost');
    await buyFrom('easypost');
    const made = await dataOf(offer(draftOf('easypost', { packages: 2 })));
    await dataOf(schedule(made));
    expect(sites.easypost.pickups.at(-1)).toMatchObject({
      batch: { id: expect.stringMatching(/^batch_/) as string },
    });
    const body = { pickupId: made.pickupId };
    expect(await dataOf(server.call(calls.cancelPickup, { body }, seller))).toMatchObject({
      state: 'CANCELLED',
    });
    expect(sites.easypost.pickups.at(-1)).toMatchObject({ status: 'canceled' });
  });

  it('whose reply is lost are looked up and not bought again', async () => {
    const made = await dataOf(offer(draftOf('easypost')));
    sites.easypost.losesReply = true;
    expect(await dataOf(schedule(made))).toMatchObject({ state: 'UNCONFIRMED' });
    await pickupService(server.platform, carrierAccountService(server.platform)).followUp();
    expect(await dataOf(schedule(made))).toMatchObject({ state: 'SCHEDULED' });
    expect(sites.easypost.asked.filter(({ path }) => /pickups\/\w+\/buy/.test(path))).toHaveLength(3);
  });
});

it('keep their account from being removed while they are scheduled', async () => {
  const body = { accountId: accountIds.easypost };
  expect(await server.call(carrierAccountsApi.calls.removeAccount, { body }, seller)).toMatchObject({
    reason: carrierMessages.accountOpen.code,
  });
});

describe('pickups of Shippo', () => {
  it('are refused with the carrier’s message', async () => {
    await buyFrom('shippo');
    sites.shippo.pickupError = 'You have already requested a pickup for this day.';
    expect(await schedule(await dataOf(offer(draftOf('shippo'))))).toMatchObject({
      message: 'You have already requested a pickup for this day.',
    });
    sites.shippo.pickupError = null;
  });

  it('whose reply is lost cannot be looked up, and report that', async () => {
    const made = await dataOf(offer(draftOf('shippo')));
    sites.shippo.losesReply = true;
    expect(await dataOf(schedule(made))).toMatchObject({ state: 'UNCONFIRMED' });
    await pickupService(server.platform, carrierAccountService(server.platform)).followUp();
    expect(await schedule(made)).toMatchObject({
      code: 400,
      message: expect.stringContaining('support') as string,
    });
  });
});
