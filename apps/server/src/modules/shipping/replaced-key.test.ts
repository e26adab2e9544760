import { carrierAccountsApi, carrierMessages, unansweredMessages } from '@lading/contracts/shipping';
import { beforeEach, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { carrierAccountService } from './carrier-account.service.ts';
import { purchaseSaga } from './purchase-saga.service.ts';
import { labelBuyer } from './testing/buy-labels.ts';
import { easyPostClient, own } from './testing/easypost-client.ts';

const { site, server, seller, connect } = await easyPostClient();
const { account } = await dataOf(connect());
const { accountId } = account;
const buyer = labelBuyer(server, seller);
const another = 'EZTKtest0002';
site.otherKeys = [another];

const replaced = (apiKey: string) =>
  server.call(carrierAccountsApi.calls.replaceKey, { body: { accountId, apiKey } }, seller);
const settle = async (minutes: number) => {
  server.clock.advance(minutes * 60_000);
  Object.assign(seller, await server.signIn('seller@lading.test'));
  await purchaseSaga(server.platform, carrierAccountService(server.platform)).reconcile();
};
/** A label that was sold, but whose reply was lost. */
const unknown = async () => {
  site.losesReply = true;
  return dataOf(buyer.buy(await buyer.quote(), { service: own }));
};

beforeEach(async () => {
  Object.assign(seller, await server.signIn('seller@lading.test'));
});

it('a key that can tell what was bought is replaced only once that is known', async () => {
  const { purchaseId, state } = await unknown();
  expect(state).toBe('UNKNOWN');
  expect(await replaced(another)).toMatchObject({
    code: 400,
    errors: [{ fieldName: 'apiKey', code: carrierMessages.keyInUse.code }],
  });
  // The same key again changes nothing.
  expect(await replaced(site.key)).toMatchObject({ result: 'OK' });
  await settle(1.1);
  expect(await buyer.detail(purchaseId)).toMatchObject({ state: 'BOUGHT' });
  expect(await replaced(another)).toMatchObject({ result: 'OK' });
  expect(await replaced(site.key)).toMatchObject({ result: 'OK' });
});

it('a key that works no more is replaced, and a purchase that the new one does not find stays unknown', async () => {
  const { purchaseId } = await unknown();
  site.key = 'EZTKtest0003';
  expect(await replaced(another)).toMatchObject({ result: 'OK' });
  // The new key is of another account at the network.
  const elsewhere = site.shipments.splice(0);
  await settle(3);
  expect(await buyer.detail(purchaseId)).toMatchObject({
    state: 'UNKNOWN',
    message: { code: unansweredMessages.outcomeOfFormerKey.code },
  });
  // A key of the former account finds it.
  site.shipments.push(...elsewhere);
  await settle(3);
  expect(await buyer.detail(purchaseId)).toMatchObject({ state: 'BOUGHT', labels: [{ packageNo: 1 }] });
});
