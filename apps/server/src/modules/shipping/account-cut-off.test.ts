import {
  carrierAccountsApi,
  carrierMessages,
  shippingApi,
  shippingMessages,
  type AccountCutOff,
  type Quote,
} from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { labelBuyer } from './testing/buy-labels.ts';
import { easyPostClient, own } from './testing/easypost-client.ts';

const { site, server, seller, connect, listed } = await easyPostClient();
const { accountId } = (await dataOf(connect())).account;
const buyer = labelBuyer(server, seller);

/** In New York from Monday to Friday, where it is three hours later than at the demo carrier, which picks up until 17:00. */
const until = (time: string): AccountCutOff => ({
  zone: 'America/New_York',
  days: { mon: time, tue: time, wed: time, thu: time, fri: time, sat: null, sun: null },
});
const save = (cutOff: AccountCutOff | null) =>
  server.call(carrierAccountsApi.calls.saveCutOff, { body: { accountId, cutOff } }, seller);

/** Advances to a moment, with a new token, since the old one expires. */
async function at(moment: string) {
  server.clock.advance(Date.parse(moment) - server.clock.now().getTime());
  Object.assign(seller, await server.signIn('seller@lading.test'));
}
const rateOf = ({ rates }: Quote, service: string) =>
  rates.find(({ serviceCode }) => serviceCode === service);
const shipDateOf = async (shipmentId: string) =>
  (await dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller))).shipDate;

describe('the cut-off of an account', () => {
  it('moves the ship date of its rates and labels, while others still ship today', async () => {
    // A Wednesday, 15:00 in New York.
    await at('2027-03-03T20:00:00Z');
    expect(await dataOf(save(until('14:00')))).toMatchObject({ cutOff: until('14:00') });
    expect(await listed()).toMatchObject([{ cutOff: until('14:00') }]);
    const quote = await buyer.quote();
    expect(quote).toMatchObject({ shipDate: '2027-03-03', isAfterCutOff: false });
    expect(rateOf(quote, own)).toMatchObject({ shipDate: '2027-03-04', days: 4, deliverBy: '2027-03-10' });
    expect(rateOf(quote, 'DEMO_GROUND')?.shipDate).toBeUndefined();
    const { shipmentId } = await dataOf(buyer.buy(quote, { service: own }));
    expect(site.sold().at(-1)).toMatchObject({ options: { label_date: '2027-03-04T12:00:00Z' } });
    expect(await shipDateOf(shipmentId)).toBe('2027-03-04');
  });

  it('ships today when the cut-off of the others has passed', async () => {
    // 21:00 in New York.
    await at('2027-03-04T02:00:00Z');
    await dataOf(save(until('23:00')));
    await buyer.fund(100_000);
    const quote = await buyer.quote();
    expect(quote).toMatchObject({ shipDate: '2027-03-03', isAfterCutOff: false });
    expect(rateOf(quote, own)?.shipDate).toBeUndefined();
    expect(rateOf(quote, 'DEMO_GROUND')).toMatchObject({ shipDate: '2027-03-04' });
    const { shipmentId } = await dataOf(buyer.buy(quote));
    expect(await shipDateOf(shipmentId)).toBe('2027-03-04');
  });

  it('that passes after its rates were requested sells nothing for that day', async () => {
    // 13:00 in New York.
    await at('2027-03-04T18:00:00Z');
    await dataOf(save(until('14:00')));
    const quote = await buyer.quote();
    expect(quote.rates.every(({ shipDate }) => shipDate === undefined)).toBe(true);
    await at('2027-03-04T19:00:00Z');
    const sold = site.sold().length;
    expect(await buyer.buy(quote, { service: own })).toMatchObject({
      code: 409,
      reason: shippingMessages.cutOffPassed.code,
      params: { day: '2027-03-04', next: '2027-03-05' },
    });
    expect(site.sold().length).toBe(sold);
    expect(await buyer.buy(quote)).toMatchObject({ result: 'OK' });
  });

  it('that was moved to an earlier time after rates were requested applies to them', async () => {
    await dataOf(save(until('23:00')));
    const quote = await buyer.quote();
    await dataOf(save(until('14:00')));
    expect(await buyer.buy(quote, { service: own })).toMatchObject({
      code: 409,
      reason: shippingMessages.cutOffPassed.code,
    });
  });

  it('gives way to the default one when it is removed', async () => {
    expect(await dataOf(save(null))).toMatchObject({ cutOff: null });
    const quote = await buyer.quote();
    expect(quote).toMatchObject({ shipDate: '2027-03-04', isAfterCutOff: false });
    expect(quote.rates.every(({ shipDate }) => shipDate === undefined)).toBe(true);
  });

  it('needs a known time zone, times of the day, and a day with a pickup', async () => {
    const { zone, days } = until('14:00');
    const none = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
    expect(await save({ zone: 'Mars/Olympus', days })).toMatchObject({
      errors: [{ fieldName: 'cutOff.zone' }],
    });
    expect(await save({ zone, days: { ...days, sat: '24:00' } })).toMatchObject({
      errors: [{ fieldName: 'cutOff.days.sat' }],
    });
    expect(await save({ zone, days: none })).toMatchObject({
      errors: [{ fieldName: 'cutOff.days', code: carrierMessages.noPickups.code }],
    });
  });
});
