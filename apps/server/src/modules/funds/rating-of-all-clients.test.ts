import { moneyApi, rateRule } from '@lading/contracts/funds';
import { floorApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { postCharges } from './charge-posting.service.ts';
import { unpostedMost } from './charge-posting.store.ts';
import { rateNewEvents } from './index.ts';
import { newKey, warehouseWorld } from '../warehouse/testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, staff, server, warehouseId, orgId, database } = world;
const { platform } = server;
const { saveCard, publishCard } = moneyApi.calls;

const rules = [rateRule.parse({ fee: 'RECEIVE_UNIT', model: 'UNIT', price: '0.10' })];
const card = { warehouseId, cardName: 'Units', clientOrgId: null, validFrom: '2020-01-01', rules };
const { cardId } = await made(saveCard, { body: card }, staff);
await made(publishCard, { body: { cardId } }, staff);

async function receive(weight = 1): Promise<string> {
  const { productId, skuCode } = await world.newProduct();
  await database.pool.query('update product set weight1 = $1 where product_id = $2', [weight, productId]);
  const inboundId = await world.announced(skuCode, 2);
  await made(floorApi.calls.arrive, { body: { inboundId, eventKey: newKey() } }, staff);
  const body = { inboundId, eventKey: newKey(), code: skuCode, good: 2 };
  await made(floorApi.calls.receive, { body }, staff);
  return inboundId;
}
const chargedFor = async (inboundId: string) => {
  const { rows } = await database.pool.query<{ amount: string }>(
    `select c.amount from charge c join wms_event e using (event_id)
     where e.subject_kind = 'inbound' and e.subject_id = $1`,
    [inboundId],
  );
  return rows.map(({ amount }) => amount);
};

it('an extremely large weight is rated like any other', async () => {
  const inboundId = await receive(999_999_999);
  await rateNewEvents(platform, orgId);
  expect(await chargedFor(inboundId)).toEqual(['0.200000']);
});

it('a client that cannot be rated does not block the others', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `select min(warehouse_id) as id from warehouse_connection where org_id = $1 and warehouse_id <> $2`,
    [orgId, warehouseId],
  );
  const [{ id: broken }] = rows as [{ id: string }];
  // Its turn comes first.
  expect(broken < warehouseId).toBe(true);
  await database.pool.query(
    `insert into rate_card (org_id, warehouse_id, client_org_id, card_name, status, valid_from, currency, rules, published_at)
     select provider_org_id, warehouse_id, $1, 'Broken', 'PUBLISHED', '2020-01-01', currency, '[{"fee":"NONE"}]', now()
     from warehouse where warehouse_id = $2`,
    [orgId, broken],
  );
  await database.pool.query(
    `insert into wms_event (org_id, warehouse_id, kind, occurred_at, subject_kind, subject_id)
     values ($1, $2, 'inbound.received', now(), 'inbound', 1)`,
    [orgId, broken],
  );
  const inboundId = await receive();
  await expect(rateNewEvents(platform)).rejects.toThrow('Clients that failed: 1');
  expect(await chargedFor(inboundId)).toEqual(['0.200000']);
});

it('all charges of a client are posted to its wallet, however many', async () => {
  const count = unpostedMost + 1;
  const copied = await database.pool.query(
    `insert into charge (org_id, warehouse_id, event_id, part, fee, card_id, rule_no, day, quantity, amount, currency, inputs, posting_key,
       created_at)
     select org_id, warehouse_id, event_id, 100 + n, fee, card_id, rule_no, day, quantity, amount, currency, inputs, 'copy-' || n, created_at
     from (select * from charge where warehouse_id = $1 order by charge_id limit 1) c, generate_series(1, $2::integer) n`,
    [warehouseId, count],
  );
  expect(copied.rowCount).toBe(count);
  await postCharges(platform, { orgId, warehouseId });
  const { rows } = await database.pool.query<{ posted: string }>(
    `select count(*) as posted from charge_posting where posting_key like 'copy-%'`,
  );
  expect(Number(rows[0]!.posted)).toBe(count);
});
