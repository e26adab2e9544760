import { batchesApi } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { labelBatches } from '../testing/label-batches.ts';
import { tidyOffers } from './old-offers.job.ts';

const { server, seller } = await twoOrganizations();
const { create, detail, rows, buy, settled, take } = labelBatches(server, seller);

it('the offers of a row are deleted two weeks later if its label was bought, otherwise a year later; the choice stays', async () => {
  const { pool } = server.platform.database;
  const bought = await settled((await create(take(1))).batchId);
  await dataOf(buy(bought));
  expect(await settled(bought.batchId)).toMatchObject({ state: 'DONE' });
  const waiting = await settled((await create(take(1))).batchId);
  const both = [bought.batchId, waiting.batchId];
  const offered = () =>
    Promise.all(
      both.map(async (batchId) => {
        const [row] = await rows(batchId);
        const input = { params: { batchId, rowId: row!.rowId } };
        const { offers } = await dataOf(server.call(batchesApi.calls.rowOffers, input, seller));
        return offers.length > 0;
      }),
    );
  const expiredDaysAgo = async (days: number) => {
    await pool.query(`update label_batch_row set quoted_until = $2 where batch_id = any ($1::bigint[])`, [
      both,
      new Date(server.clock.now().getTime() - days * 86_400_000),
    ]);
    await tidyOffers(server.platform);
  };
  const before = await rows(bought.batchId);
  await expiredDaysAgo(13);
  expect(await offered()).toEqual([true, true]);
  await expiredDaysAgo(15);
  expect(await offered()).toEqual([false, true]);
  await expiredDaysAgo(366);
  expect(await offered()).toEqual([false, false]);
  expect(await rows(bought.batchId)).toEqual(before);
  expect((await rows(waiting.batchId))[0]!.offer).not.toBeNull();
  expect(await detail(bought.batchId)).toMatchObject({ state: 'DONE', counts: { BOUGHT: 1 } });
});
