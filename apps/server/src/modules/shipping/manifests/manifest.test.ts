import type { Address } from '@lading/contracts/core';
import { identityApi } from '@lading/contracts/identity';
import { labelsApi } from '@lading/contracts/shipping';
import {
  manifestsApi,
  shipmentServiceMessages,
  type MadeManifests,
} from '@lading/contracts/shipment-service';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { fixedAccounts, platformCarriers } from '../carriers/carrier-accounts.ts';
import { CarrierError } from '../carriers/carrier-adapter.ts';
import { labelBuyer, place, workedExample } from '../testing/buy-labels.ts';
import { manifestGroups, whyNotManifested } from './manifest-rules.ts';
import { manifestService } from './manifest.service.ts';
import type { Manifestable } from './manifestable.store.ts';

const { server, seller: first } = await twoOrganizations();
let seller = first;
let buyer = labelBuyer(server, seller);
const { calls } = manifestsApi;

/** Sets the clock, and gets a new token, since the old one expires. */
async function goTo(moment: string) {
  server.clock.advance(Date.parse(moment) - server.clock.now().getTime());
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
}
const ask = (shipmentIds: string[], caller = seller) =>
  server.call(calls.createManifests, { body: { shipmentIds } }, caller);
const create = (shipmentIds: string[]): Promise<MadeManifests> => dataOf(ask(shipmentIds));
const buy = async (addressLine1 = '418 Larkin St') =>
  (await buyer.bought({ ...workedExample, from: { ...place('94107'), addressLine1 } })).shipmentId;
const fileOf = (manifestId: string, token: string) =>
  server.app.inject({
    url: calls.manifestFile.path.replace('{manifestId}', manifestId),
    headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' },
  });

const address: Address = { ...place('94107'), addressLine2: null, company: null, phone: null, email: null };
const one: Manifestable = {
  shipmentId: '1',
  shipmentNo: 'SH1',
  accountId: 'demo',
  carrierName: 'Demo',
  labelStatus: 'PRINTED',
  trackingStatus: 'PRE_TRANSIT',
  shipDate: '2027-03-01',
  origin: address,
  manifestId: null,
  packages: 1,
};

describe('what goes into a manifest', () => {
  const messages = shipmentServiceMessages;
  it.each([
    [{}, true, null],
    [{ labelStatus: 'PURCHASED' as const }, true, null],
    [{ accountId: null }, true, messages.manifestNoLabel.code],
    [{ labelStatus: 'VOIDED' as const }, true, messages.manifestNoLabel.code],
    [{ labelStatus: 'VOID_REQUESTED' as const }, true, messages.manifestNoLabel.code],
    [{ manifestId: '9' }, true, messages.manifestTaken.code],
    [{}, false, messages.manifestNotOffered.code],
    [{ trackingStatus: 'ACCEPTED' as const }, true, messages.manifestScanned.code],
    [{ shipDate: '2027-02-28' }, true, messages.manifestPast.code],
    [{ shipDate: '2027-03-02' }, true, null],
  ])('%j, offered %s: %s', (part, isOffered, code) => {
    const reason = whyNotManifested({ ...one, ...part }, { today: '2027-03-01', isOffered });
    expect(reason?.code ?? null).toBe(code);
  });

  it('has one account, carrier, origin and ship date', () => {
    const origin = { ...one.origin!, addressLine1: ' 418 LARKIN ST ' };
    const parts = [{}, { origin }, { shipDate: '2027-03-02' }, { accountId: '7' }, { carrierName: 'USPS' }];
    const groups = manifestGroups(parts.map((part) => ({ ...one, ...part })));
    expect(groups.map((group) => group.length)).toEqual([2, 1, 1, 1]);
  });
});

describe('a manifest', () => {
  beforeAll(async () => {
    // A Monday, 10:00 in Los Angeles.
    await goTo('2027-03-01T18:00:00Z');
    await buyer.fund(1_000_000);
  });

  it('is created for each origin, with its document, and a shipment is in one only', async () => {
    const [a, b, far] = [await buy(), await buy(), await buy('9 Fell St')];
    const groups = await dataOf(server.call(calls.manifestGroups, {}, seller));
    expect(groups.some(({ shipmentIds }) => shipmentIds.includes(a) && shipmentIds.includes(b))).toBe(true);
    const { manifests, left } = await create([a, b, far]);
    expect(left).toEqual([]);
    expect(manifests).toMatchObject([
      {
        state: 'CREATED',
        shipments: 2,
        packages: 2,
        shipDate: '2027-03-01',
        number: expect.stringMatching(/^DM/) as string,
      },
      { state: 'CREATED', shipments: 1 },
    ]);
    const again = await create([a]);
    expect(again).toMatchObject({
      manifests: [],
      left: [{ shipmentId: a, reason: { code: shipmentServiceMessages.manifestTaken.code } }],
    });
    const { manifestId } = manifests[0]!;
    const reply = await fileOf(manifestId, seller.accessToken);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(
      (await fileOf(manifestId, (await server.signIn('other@lading.test')).accessToken)).json(),
    ).toMatchObject({ code: 404 });
  });

  it('is created once when two request it for the same shipments at once', async () => {
    const ids = [await buy(), await buy()];
    const replies = await Promise.all([create(ids), create(ids), create(ids)]);
    expect(replies.flatMap(({ manifests }) => manifests)).toHaveLength(1);
  });

  it('skips voided labels and says why', async () => {
    const shipmentId = await buy();
    await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));
    expect(await create([shipmentId])).toMatchObject({
      left: [{ reason: { code: shipmentServiceMessages.manifestNoLabel.code } }],
    });
  });

  it.each([
    ['after its creation, with a lost reply: it is stored', true, 'CREATED'],
    ['before its creation: its shipments can go into another one', false, 'FAILED'],
  ])('whose creation was interrupted %s', async (_name, isMade, state) => {
    const shipmentId = await buy();
    const cut = fixedAccounts(
      platformCarriers(server.platform).map((carrier) => ({
        ...carrier,
        manifests: {
          ...carrier.manifests!,
          create: async (...given: Parameters<NonNullable<typeof carrier.manifests>['create']>) => {
            if (isMade) await carrier.manifests!.create(...given);
            throw new CarrierError({ kind: 'outcome-unknown' });
          },
        },
      })),
    );
    const { orgId, userId } = await ownerOf();
    const context = {
      user: { orgId, userId },
      audit: { tell: () => undefined },
      db: (run: never) => server.platform.database.asOrganization(orgId, run),
    };
    const service = manifestService(server.platform, cut);
    const { manifests } = await service.create(context as never, [shipmentId]);
    expect(manifests).toMatchObject([{ state: 'CREATING' }]);
    server.clock.advance(3 * 60_000);
    await Promise.all([service.followUp(), service.followUp()]);
    const page = await dataOf(server.call(calls.manifestPage, { query: {} }, seller));
    expect(page.records[0]).toMatchObject({ manifestId: manifests[0]!.manifestId, state });
    expect((await create([shipmentId])).manifests).toHaveLength(isMade ? 0 : 1);
  });

  it('whose carrier does not answer does not block the others', async () => {
    const [stuck, other] = [await buy('1 Ash St'), await buy('2 Elm St')];
    let lost = '';
    const cut = fixedAccounts(
      platformCarriers(server.platform).map((carrier) => ({
        ...carrier,
        manifests: {
          ...carrier.manifests!,
          create: () => Promise.reject(new CarrierError({ kind: 'outcome-unknown' })),
          find: (...given: Parameters<NonNullable<typeof carrier.manifests>['find']>) =>
            given[0].reference === lost
              ? Promise.reject(new CarrierError({ kind: 'unavailable' }))
              : carrier.manifests!.find(...given),
        },
      })),
    );
    const { orgId, userId } = await ownerOf();
    const context = {
      user: { orgId, userId },
      audit: { tell: () => undefined },
      db: (run: never) => server.platform.database.asOrganization(orgId, run),
    };
    const service = manifestService(server.platform, cut);
    const { manifests } = await service.create(context as never, [stuck, other]);
    const { rows } = await server.platform.database.pool.query<{ reference: string }>(
      'select reference from carrier_manifest where manifest_id = $1',
      [manifests[0]!.manifestId],
    );
    lost = rows[0]!.reference;
    server.clock.advance(3 * 60_000);
    await service.followUp(1);
    server.clock.advance(60_000);
    await service.followUp(1);
    const page = await dataOf(server.call(calls.manifestPage, { query: {} }, seller));
    const stateOf = (at: number) =>
      page.records.find(({ manifestId }) => manifestId === manifests[at]!.manifestId)?.state;
    expect([stateOf(0), stateOf(1)]).toEqual(['CREATING', 'FAILED']);
  });

  it('is for the organization’s own shipments', async () => {
    const shipmentId = await buy();
    expect(await ask([shipmentId], await server.signIn('other@lading.test'))).toMatchObject({ code: 404 });
  });
});

async function ownerOf(): Promise<{ orgId: string; userId: string }> {
  const me = await dataOf(server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller));
  return { orgId: me.org.orgId, userId: me.user.userId };
}
