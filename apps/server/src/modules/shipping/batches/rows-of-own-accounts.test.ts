import { batchesApi, carrierAccountsApi } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { afterBusinessDays, dayAt, isUsBusinessDay, momentAt } from '../business-day-rules.ts';
import { easyPostClient } from '../testing/easypost-client.ts';
import { labelBatches } from '../testing/label-batches.ts';

const { server, seller, connect } = await easyPostClient();
const { create, rows, settled, take } = labelBatches(server, seller);
const { calls } = batchesApi;

/** Where the demo carrier picks up until 17:00. */
const zone = 'America/Los_Angeles';
const nextDay = (day: string) => afterBusinessDays(day, 1, isUsBusinessDay);

it('a row ships on the day of the account that is chosen for it', { timeout: 120_000 }, async () => {
  const day = nextDay(dayAt(server.clock.now(), zone));
  server.clock.advance(momentAt(day, 12 * 60, zone).getTime() - server.clock.now().getTime());
  Object.assign(seller, await server.signIn('seller@lading.test'));
  const { accountId } = (await dataOf(connect())).account;
  const time = '11:00';
  const days = { mon: time, tue: time, wed: time, thu: time, fri: time, sat: null, sun: null };
  const body = { accountId, cutOff: { zone, days } };
  await dataOf(server.call(carrierAccountsApi.calls.saveCutOff, { body }, seller));

  const { batchId } = await settled((await create(take(5))).batchId);
  const shown = await rows(batchId);
  const offered = await Promise.all(
    shown.map(({ rowId }) => dataOf(server.call(calls.rowOffers, { params: { batchId, rowId } }, seller))),
  );
  // The account takes orders of one package only.
  const { row, offers } = offered.find((one) => one.offers.some((offer) => offer.accountId === accountId))!;
  const choose = async (isOwn: boolean) => {
    const offer = offers.find((one) => (one.accountId === accountId) === isOwn)!;
    const choice = { rule: 'service' as const, accountId: offer.accountId, serviceCode: offer.serviceCode };
    const input = { params: { batchId }, body: { rowIds: [row.rowId], choice } };
    const batch = await dataOf(server.call(calls.changeRows, input, seller));
    return { batch, row: (await rows(batchId)).find(({ rowId }) => rowId === row.rowId) };
  };
  const others = (await choose(false)).batch.later?.rows ?? 0;
  expect(await choose(false)).toMatchObject({ row: { shipDate: day, shipsLater: false } });
  expect(await choose(true)).toMatchObject({
    row: { shipDate: nextDay(day), shipsLater: true, offer: { shipDate: nextDay(day) } },
    batch: { later: { rows: others + 1, shipDate: nextDay(day) } },
  });
});
