import { orderActsApi, orderDetailApi } from '@lading/contracts/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { twoOrganisations } from '../platform/testing/two-organisations.ts';
import { endHolds } from './automation/run.service.ts';
import { draft, hold, ok, rulesOf } from './automation/testing/rules-of.ts';
import { applyStoreState } from './orders/index.ts';

const { server, seller } = await twoOrganisations();
beforeAll(() => server.platform.jobs.start());
afterAll(() => server.platform.jobs.stop());
const { create, onlyRules, traced } = rulesOf(server, seller);

it('a hold by a rule that ends leaves the order on the hold of its store, and says so', async () => {
  await onlyRules(draft('Two days', [hold(2)]));
  const orderId = await create();
  await traced(orderId);
  const { database, clock } = server.platform;
  const { rows } = await database.pool.query<{ org_id: string }>(
    'select org_id from customer_order where order_id = $1',
    [orderId],
  );
  await database.asOrganisation(rows[0]!.org_id, (trx) =>
    applyStoreState(trx, orderId, 'store-hold', clock.now()),
  );
  server.clock.advance(3 * 24 * 3_600_000);
  await endHolds(server.platform);
  const later = await server.signIn('seller@lading.test');
  const params = { orderId };
  expect(await ok(server.call(orderDetailApi.calls.orderDetail, { params }, later))).toMatchObject({
    orderStatus: 'ON_HOLD',
    holdReason: 'STORE',
  });
  const entries = await ok(server.call(orderActsApi.calls.timeline, { params }, later));
  expect(entries.slice(0, 2).map(({ kind }) => kind)).toEqual(['held', 'released']);
});
