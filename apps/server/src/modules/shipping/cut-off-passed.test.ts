import { shippingMessages } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { afterBusinessDays, dayAt, isUsBusinessDay, momentAt } from './business-day-rules.ts';
import { labelBuyer } from './testing/buy-labels.ts';
import { labelBatches } from './testing/label-batches.ts';

const { server, seller } = await twoOrganizations();
const { create, settled, buy, take } = labelBatches(server, seller);
const buyer = labelBuyer(server, seller);

/** Where the demo carrier picks up until 17:00. */
const zone = 'America/Los_Angeles';
const nextDay = (day: string) => afterBusinessDays(day, 1, isUsBusinessDay);
const tomorrow = () => nextDay(dayAt(server.clock.now(), zone));

/** Advances to a time at the carrier, with a new token, since the old one expires. */
async function at(day: string, hours: number, minutes = 0) {
  const moment = momentAt(day, hours * 60 + minutes, zone);
  server.clock.advance(moment.getTime() - server.clock.now().getTime());
  Object.assign(seller, await server.signIn('seller@lading.test'));
}

it('rates from before the cut-off buy nothing after it, and are for the next day when requested again', async () => {
  const day = tomorrow();
  await at(day, 12);
  const [quote, other] = [await buyer.quote(), await buyer.quote()];
  expect(quote.shipDate).toBe(day);
  await at(day, 16, 59);
  expect(await buyer.buy(other)).toMatchObject({ result: 'OK' });

  await at(day, 17, 1);
  const before = await buyer.balance();
  expect(await buyer.buy(quote)).toMatchObject({
    code: 409,
    reason: shippingMessages.cutOffPassed.code,
    params: { day, next: nextDay(day) },
  });
  expect(await buyer.balance()).toEqual(before);
  const again = await buyer.quote();
  expect(again).toMatchObject({ shipDate: nextDay(day), isAfterCutOff: true });
  expect(await buyer.buy(again)).toMatchObject({ result: 'OK' });
});

it('a batch from before the cut-off is rated again for the next day', { timeout: 120_000 }, async () => {
  const day = tomorrow();
  await at(day, 12);
  const rated = await settled((await create(take(2))).batchId);
  expect(rated).toMatchObject({ counts: { READY: 2 }, later: null });
  await at(day, 17, 1);
  expect(await buy(rated)).toMatchObject({
    code: 409,
    reason: shippingMessages.batchStale.code,
    params: { rows: 2 },
  });
  const again = await settled(rated.batchId);
  expect(again.later).toEqual({ rows: 2, shipDate: nextDay(day) });
  await dataOf(buy(again));
  expect(await settled(rated.batchId)).toMatchObject({ counts: { BOUGHT: 2 } });
});
