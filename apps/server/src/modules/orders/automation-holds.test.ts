import { orderActsApi, orderDetailApi } from '@lading/contracts/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { draft, hold, rulesOf } from '../automation/testing/rules-of.ts';
import { applyStoreState } from './index.ts';
import { endHolds } from './order-hold.service.ts';

const { server, seller } = await twoOrganizations();
beforeAll(() => server.platform.jobs.start());
afterAll(() => server.platform.jobs.stop());
// Tests advance the clock beyond the lifetime of a token.
beforeEach(async () => void Object.assign(seller, await server.signIn('seller@lading.test')));
const { act, create, detail, onlyRules, traced, undo } = rulesOf(server, seller);

it('when a rule’s hold ends, the order stays on the hold of its store, and says so', async () => {
  await onlyRules(draft('Two days', [hold(2)]));
  const orderId = await create();
  await traced(orderId);
  const { database, clock } = server.platform;
  const { rows } = await database.pool.query<{ org_id: string }>(
    'select org_id from customer_order where order_id = $1',
    [orderId],
  );
  await database.asOrganization(rows[0]!.org_id, (trx) =>
    applyStoreState(trx, orderId, 'store-hold', clock.now()),
  );
  server.clock.advance(3 * 24 * 3_600_000);
  await endHolds(server.platform);
  const later = await server.signIn('seller@lading.test');
  const params = { orderId };
  expect(await dataOf(server.call(orderDetailApi.calls.orderDetail, { params }, later))).toMatchObject({
    orderStatus: 'ON_HOLD',
    holdReason: 'STORE',
  });
  const entries = await dataOf(server.call(orderActsApi.calls.timeline, { params }, later));
  expect(entries.slice(0, 2).map(({ kind }) => kind)).toEqual(['held', 'released']);
});

describe('a hold of some days', () => {
  it('changed by a person belongs to the person: undoing the rule does not release it', async () => {
    await onlyRules(draft('Two days', [hold(2)]));
    const [changed, asItWas] = [await create(), await create()];
    const [[trace], [other]] = [await traced(changed), await traced(asItWas)];
    await onlyRules();
    await act(changed, { act: 'change-hold', reason: 'CUSTOMER' });
    expect(await dataOf(undo(trace!.runId))).toMatchObject({ undone: trace!.runId === other!.runId ? 1 : 0 });
    expect(await detail(changed)).toMatchObject({ orderStatus: 'ON_HOLD', holdReason: 'CUSTOMER' });
    if (trace!.runId !== other!.runId) await dataOf(undo(other!.runId));
    expect(await detail(asItWas)).toMatchObject({ orderStatus: 'UNSHIPPED' });
  });

  it('ends automatically, unless someone has put the order on another hold', async () => {
    await onlyRules(draft('Two days', [hold(2)]));
    const [waits, isHeldAgain] = [await create(), await create()];
    await traced(waits);
    await traced(isHeldAgain);
    await onlyRules();
    server.clock.advance(60_000);
    await act(isHeldAgain, { act: 'release' });
    await act(isHeldAgain, { act: 'hold', reason: 'CUSTOMER' });
    await endHolds(server.platform);
    expect(await detail(waits)).toMatchObject({ orderStatus: 'ON_HOLD' });
    server.clock.advance(2 * 24 * 3_600_000);
    await endHolds(server.platform);
    const again = await server.signIn('seller@lading.test');
    const standing = async (orderId: string) =>
      (await dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, again)))
        .orderStatus;
    expect([await standing(waits), await standing(isHeldAgain)]).toEqual(['UNSHIPPED', 'ON_HOLD']);
  });

  it('ends although that of another order of the organization fails', async () => {
    const { pool } = server.platform.database;
    const desk = rulesOf(server, await server.signIn('seller@lading.test'));
    await desk.onlyRules(draft('One day', [hold(1)]));
    const ids = [await desk.create(), await desk.create(), await desk.create()];
    for (const orderId of ids) await desk.traced(orderId);
    await desk.onlyRules();
    await pool.query(`
      create function fail_here() returns trigger language plpgsql as $$ begin raise 'a fault'; end $$;
      create trigger fail_here before update on customer_order for each row when (new.order_id = ${ids[1]!}) execute function fail_here()`);
    server.clock.advance(24 * 3_600_000);
    const later = rulesOf(server, await server.signIn('seller@lading.test'));
    const standings = () =>
      Promise.all(ids.map(async (orderId) => (await later.detail(orderId)).orderStatus));
    await expect(endHolds(server.platform)).rejects.toThrow('a fault');
    expect(await standings()).toEqual(['UNSHIPPED', 'ON_HOLD', 'UNSHIPPED']);
    await pool.query('drop trigger fail_here on customer_order; drop function fail_here()');
    await endHolds(server.platform);
    expect(await standings()).toEqual(['UNSHIPPED', 'UNSHIPPED', 'UNSHIPPED']);
  });

  it('ends although that of another organization fails', async () => {
    const { database } = server.platform;
    const due = async () => {
      const { rows } = await database.pool.query<{ org_id: string }>(
        `update customer_order o set order_status = 'ON_HOLD', state_by = 'person', hold_until = now() from (
           select min(order_id) as order_id from customer_order where org_id in (
             select org_id from person where email in ('seller@lading.test', 'other@lading.test'))
           group by org_id) first where o.order_id = first.order_id returning o.org_id`,
      );
      return rows.map(({ org_id: orgId }) => orgId);
    };
    const left = async (orgId: string) =>
      (
        await database.pool.query('select from customer_order where org_id = $1 and hold_until <= now()', [
          orgId,
        ])
      ).rowCount;
    const owners = await due();
    expect(owners).toHaveLength(2);
    // Whichever is first.
    for (const broken of owners) {
      await due();
      const failing: typeof database = {
        ...database,
        asOrganization: (orgId, work) =>
          orgId === broken ? Promise.reject(new Error('broken')) : database.asOrganization(orgId, work),
      };
      await expect(endHolds({ ...server.platform, database: failing })).rejects.toThrow('broken');
      expect(await left(owners.find((orgId) => orgId !== broken)!)).toBe(0);
    }
  });
});
