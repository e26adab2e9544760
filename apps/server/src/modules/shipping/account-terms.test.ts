import { carrierAccountsApi, labelsApi, voidMessages, type AccountTerms } from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { labelBuyer } from './testing/buy-labels.ts';
import { easyPostClient, own } from './testing/easypost-client.ts';

const { server, seller, connect, listed } = await easyPostClient();
const { accountId } = (await dataOf(connect())).account;
const buyer = labelBuyer(server, seller);

const save = (terms: AccountTerms) =>
  server.call(carrierAccountsApi.calls.saveTerms, { body: { accountId, ...terms } }, seller);
const bought = async () => (await dataOf(buyer.buy(await buyer.quote(), { service: own }))).shipmentId;
const voided = (shipmentId: string) =>
  server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller);
/** Advances the clock, with a new token, since the old one expires. */
async function afterDays(days: number) {
  server.clock.advance(days * 86_400_000);
  Object.assign(seller, await server.signIn('seller@lading.test'));
}
const late = (days: number) => ({ code: 409, reason: voidMessages.voidLate.code, params: { days } });

describe('the terms of an account', () => {
  it('replace the void window of its carriers', async () => {
    const [one, other] = [await bought(), await bought()];
    await afterDays(31);
    expect(await voided(one)).toMatchObject(late(30));
    expect(await dataOf(save({ voidDays: 45, divisor: null }))).toMatchObject({
      voidDays: 45,
      divisor: null,
    });
    expect(await listed()).toMatchObject([{ voidDays: 45 }]);
    expect(await voided(one)).toMatchObject({ result: 'OK' });
    await dataOf(save({ voidDays: 10, divisor: null }));
    expect(await voided(other)).toMatchObject(late(10));
    await dataOf(save({ voidDays: null, divisor: null }));
    expect(await voided(other)).toMatchObject(late(30));
  });

  it('show the billed weight of its rates by its divisor, or by the usual one', async () => {
    const packagesOf = async () =>
      (await buyer.quote()).rates.find(({ serviceCode }) => serviceCode === own)?.packages;
    const usual = [{ actualLb: 11, dimensionalLb: 22, billableLb: 22 }];
    expect(await packagesOf()).toMatchObject(usual);
    await dataOf(save({ voidDays: null, divisor: 100 }));
    // 18 × 14 × 12 in.
    expect(await packagesOf()).toMatchObject([{ actualLb: 11, dimensionalLb: 31, billableLb: 31 }]);
    await dataOf(save({ voidDays: null, divisor: null }));
    expect(await packagesOf()).toMatchObject(usual);
  });

  it.each([
    ['voidDays', { voidDays: 0, divisor: null }],
    ['voidDays', { voidDays: 366, divisor: null }],
    ['divisor', { voidDays: null, divisor: 49 }],
    ['divisor', { voidDays: null, divisor: 139.5 }],
  ])('are refused out of bounds: %s of %j', async (fieldName, terms) => {
    expect(await save(terms)).toMatchObject({ errors: [{ fieldName }] });
  });
});
