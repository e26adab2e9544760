import { identityApi } from '@lading/contracts/identity';
import { shippingApi, unansweredMessages } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import type { Trx } from '../../platform/database.ts';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { fixedAccounts, platformCarriers } from './carriers/carrier-accounts.ts';
import { CarrierError } from './carriers/carrier-adapter.ts';
import { labelBuyer } from './testing/buy-labels.ts';
import { voidService } from './void.service.ts';

const { server, ...people } = await twoOrganizations();
const { platform, clock } = server;
let { seller } = people;

it('a void without an answer for a week ends: the label can be used or voided again', async () => {
  const buyer = labelBuyer(server, seller);
  await buyer.fund(10_000);
  const { shipmentId } = await buyer.bought();
  const before = await buyer.balance();
  const { org, user } = await dataOf(
    server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller),
  );
  const context = {
    user: { orgId: org.orgId, userId: user.userId },
    db: <Result>(work: (trx: Trx) => Promise<Result>) => platform.database.asOrganization(org.orgId, work),
  } as never;
  const refused = platformCarriers(platform).map((carrier) => ({
    ...carrier,
    voidLabel: () => Promise.reject(new CarrierError({ kind: 'unauthorized' })),
  }));
  const voids = voidService(platform, fixedAccounts(refused));
  expect(await voids.request(context, shipmentId)).toMatchObject({ state: 'REQUESTED' });
  clock.advance(6 * 86_400_000);
  await voids.followUp();
  seller = await server.signIn('seller@lading.test');
  const detail = () =>
    dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller));
  expect(await detail()).toMatchObject({ labelStatus: 'VOID_REQUESTED', voided: { state: 'REQUESTED' } });
  clock.advance(1.1 * 86_400_000);
  // On another server, where the account is gone.
  await voidService(platform, fixedAccounts([])).followUp();
  seller = await server.signIn('seller@lading.test');
  expect(await detail()).toMatchObject({
    labelStatus: 'PURCHASED',
    acts: expect.arrayContaining(['print', 'void']) as string[],
    voided: { state: 'REJECTED', message: { code: unansweredMessages.voidUnanswered.code } },
  });
  expect(await labelBuyer(server, seller).balance()).toEqual(before);
});
