import { moneyApi, rateRule } from '@lading/contracts/funds';
import { outboundApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { staleHolds } from './charge-posting.store.ts';
import { rateAndPost } from './rating.service.ts';
import { warehouseWorld } from '../warehouse/testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, seller, staff, server, warehouseId, orgId, database } = world;
const client = { orgId, warehouseId };
const { saveCard, publishCard, recordPayment } = moneyApi.calls;

const numberOf = async (query: string): Promise<number> =>
  Number((await database.pool.query<{ n: string }>(query, [warehouseId])).rows[0]!.n);

it('the hold of an outbound is not released while its charges are pending', async () => {
  const rules = [rateRule.parse({ fee: 'PICK_ORDER', model: 'FLAT', price: '1.65' })];
  const card = { warehouseId, cardName: 'Holds', clientOrgId: null, validFrom: '2020-01-01', rules };
  const { cardId } = await made(saveCard, { body: card }, staff);
  await made(publishCard, { body: { cardId } }, staff);
  const { skuCode } = await world.stocked(1);
  const amount = { minor: 10_000, currency: 'USD' };
  await made(recordPayment, { body: { warehouseId, orgId, amount, reference: 'TRANSFER 78' } }, staff);
  const orderId = await world.newOrder([{ skuCode, quantity: 1 }]);
  const { outboundId } = await made(
    outboundApi.calls.releaseOrder,
    { body: { orderId, warehouseId } },
    seller,
  );
  const held = "select held::text as n from wallet where kind = 'warehouse' and warehouse_id = $1";
  expect(await numberOf(held)).toBe(165);
  await world.fulfil(outboundId);

  // One rates and then waits for the wallet; the hold that another finds meanwhile is not unused.
  const other = await database.pool.connect();
  await other.query('begin');
  await other.query('select from wallet where warehouse_id = $1 for update', [warehouseId]);
  const posting = rateAndPost(server.platform, client);
  await expect
    .poll(() => numberOf('select count(*)::text as n from event_to_rate where warehouse_id = $1'))
    .toBe(0);
  expect(await database.asOrganization(orgId, (trx) => staleHolds(trx, client))).toEqual([]);
  await other.query('rollback');
  other.release();
  await posting;
  expect(await numberOf(held)).toBe(0);
});
