import { randomUUID } from 'node:crypto';
import { automationApi } from '@lading/contracts/automation';
import { importReceiptsApi } from '@lading/contracts/imports';
import { orderFormApi, orderImportApi, ordersApi } from '@lading/contracts/orders';
import { batchesApi } from '@lading/contracts/shipping';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { firstRow } from '../orders/testing/order-files.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { addTag, draft, hold, orderOf, rulesOf, toCalifornia } from './testing/rules-of.ts';

const { server, seller, other } = await twoOrganizations();
beforeAll(() => server.platform.jobs.start());
afterAll(() => server.platform.jobs.stop());
const { calls } = automationApi;
const { act, create, detail, onlyRules, timeline, traced, traces, undo } = rulesOf(server, seller);

describe('a run', () => {
  it('is undone where nothing has changed since', async () => {
    await onlyRules(
      draft('West', [
        addTag('west'),
        { do: 'service', carrierName: 'UPS', serviceCode: 'Ground' },
        hold(null),
      ]),
    );
    const orderId = await create();
    const [trace] = await traced(orderId, 3);
    const { runId } = trace!;
    // Someone has changed the service since.
    const { version } = await detail(orderId);
    await dataOf(
      server.call(
        orderFormApi.calls.editOrder,
        {
          body: {
            ...orderOf({ carrierName: 'USPS', serviceCode: 'Priority' }),
            orderNo: (await detail(orderId)).orderNo,
            orderId,
            version: version!,
          },
        },
        seller,
      ),
    );
    expect((await detail(orderId)).labelPlan).toBeNull();
    expect(await undo(runId, other)).toMatchObject({ code: 404 });
    expect(await dataOf(undo(runId))).toMatchObject({ undone: 2, kept: 1, run: { matched: 1, changes: 3 } });
    expect(await detail(orderId)).toMatchObject({
      orderStatus: 'UNSHIPPED',
      tags: [],
      serviceCode: 'Priority',
    });
    expect(await undo(runId)).toMatchObject({ code: 409 });
    const states = (await dataOf(traces(orderId))).map(({ change, state }) => [change.field, state]);
    expect(Object.fromEntries(states)).toEqual({ tag: 'UNDONE', hold: 'UNDONE', way: 'CHANGED_SINCE' });
    expect((await timeline(orderId)).map(({ kind }) => kind)).toContain('rules-undone');
    expect(
      (await dataOf(server.call(calls.runs, {}, seller))).find((run) => run.runId === runId)?.undoneTime,
    ).toBeTruthy();
  });
});

describe('a dry run', () => {
  it('shows the effect of a rule on the latest orders, and changes nothing', async () => {
    await onlyRules();
    const orderId = await create();
    const rule = draft('Trial', [addTag('trial')], toCalifornia);
    const body = { rule };
    const report = await dataOf(server.call(calls.dryRun, { body }, seller));
    expect(report.orders).toBeGreaterThan(1);
    expect(report.rules).toMatchObject([{ ruleId: null, name: 'Trial' }]);
    expect(report.changed.find((one) => one.orderId === orderId)).toMatchObject({
      changes: [{ isTried: true, change: { field: 'tag', to: 'trial' } }],
    });
    expect((await detail(orderId)).tags).toEqual([]);
    // Also for another organization: only its own orders.
    const foreign = await dataOf(server.call(calls.dryRun, { body }, other));
    expect(foreign.changed.map((one) => one.orderId)).not.toContain(orderId);
  });

  it('flags rules that never match, and those made ineffective by others, also after they have been applied', async () => {
    await onlyRules(
      draft('All', [addTag('all')], { isFinal: true }),
      draft('Never', [addTag('x')], {
        criteria: { match: 'ALL', items: [{ fact: 'tag', how: 'any', tags: ['nobody'] }] },
      }),
      draft('Shadowed', [addTag('y')]),
    );
    await traced(await create());
    const { rules: flags } = await dataOf(server.call(calls.dryRun, { body: {} }, seller));
    expect(flags[0]!.effective).toBe(flags[0]!.matched);
    expect(flags[1]).toMatchObject({ matched: 0 });
    expect(flags[2]).toMatchObject({ effective: 0, shadowedBy: ['All'] });
  });
});

describe('before a label is bought', () => {
  it('the rules for that are applied once', async () => {
    await onlyRules(
      draft('Late', [{ do: 'rate', rule: 'cheapest', atMost: { minor: 2_000, currency: 'USD' } }], {
        trigger: 'BEFORE_BUY',
      }),
    );
    const orderId = await create();
    const prepare = () => dataOf(server.call(calls.prepareOrder, { body: { orderId } }, seller));
    expect(await prepare()).toEqual({ isChanged: true });
    expect(await prepare()).toEqual({ isChanged: false });
    expect((await detail(orderId)).labelPlan).toMatchObject({ by: 'rate', atMost: { minor: 2_000 } });
    expect(await server.call(calls.prepareOrder, { body: { orderId } }, other)).toMatchObject({ code: 404 });
  });
});

describe('an import', () => {
  it('is reverted with the changes of rules to its orders, but not those of a person', async () => {
    await onlyRules(draft('Tag', [addTag('imported'), { do: 'signature', type: 'adult' }]));
    const imported = async (orderNO: string) => {
      const headers = { 'idempotency-key': orderNO };
      const { saveOrderAndShipmentExcel } = orderImportApi.calls;
      const saved = await dataOf(
        server.call(saveOrderAndShipmentExcel, { body: [{ ...firstRow, orderNO }] }, seller, headers),
      );
      const query = { search: orderNO };
      const { records } = await dataOf(server.call(ordersApi.calls.orderPage, { query }, seller));
      const { orderId } = records.find((one) => one.orderNo === orderNO)!;
      await traced(orderId, 2);
      return { orderId, input: { params: { taskId: saved!.taskId! } } };
    };
    const { revertImport } = importReceiptsApi.calls;
    const untouched = await imported('RULED-1');
    expect(await dataOf(server.call(revertImport, untouched.input, seller))).toMatchObject({
      revert: { removed: 1 },
    });
    const touched = await imported('RULED-2');
    await act(touched.orderId, { act: 'tag', add: ['mine'], remove: [] });
    expect(await server.call(revertImport, touched.input, seller)).toMatchObject({ code: 409 });
  });
});

describe('a batch of labels', () => {
  const box = { packageType: null, length: 9, width: 6, height: 4, weight1: 2, weight2: 0, unit: 'in/lb' };
  /** The rows of a new batch, once they have rates. */
  async function rated(orderIds: string[]) {
    const { createBatch, batchDetail, batchRows } = batchesApi.calls;
    const key = { 'idempotency-key': randomUUID() };
    const { batchId } = await dataOf(server.call(createBatch, { body: { orderIds } }, seller, key));
    await vi.waitFor(
      async () => {
        const { state } = await dataOf(server.call(batchDetail, { params: { batchId } }, seller));
        if (state === 'VALIDATING') throw new Error(state);
      },
      { timeout: 30_000, interval: 50 },
    );
    return dataOf(server.call(batchRows, { params: { batchId } }, seller));
  }

  it('is rated with the rule’s carrier and service, and not above its maximum price', async () => {
    await onlyRules(
      draft('Fast', [{ do: 'rate', rule: 'fastest', atMost: null }]),
      draft('Too dear', [{ do: 'rate', rule: 'cheapest', atMost: { minor: 1, currency: 'USD' } }], {
        trigger: 'BEFORE_BUY',
        criteria: { match: 'ALL', items: [{ fact: 'tag', how: 'any', tags: ['cheap'] }] },
      }),
    );
    const [fast, cheap] = [await create({ packages: [box] }), await create({ packages: [box] })];
    await traced(fast);
    await traced(cheap);
    await act(cheap, { act: 'tag', add: ['cheap'], remove: [] });
    const [first, second] = await rated([fast, cheap]);
    expect(first).toMatchObject({ state: 'READY', choice: { rule: 'fastest' } });
    expect(second).toMatchObject({
      state: 'INVALID',
      choice: { rule: 'cheapest', atMost: { minor: 1 } },
      message: { code: 'shipping.aboveHighest' },
    });
  }, 60_000);

  it('leaves out an order that a rule puts on hold, which is then on hold', async () => {
    await onlyRules(draft('Wait', [addTag('wait'), hold(null)], { trigger: 'BEFORE_BUY' }));
    const orderId = await create({ packages: [box] });
    expect(await rated([orderId])).toMatchObject([
      { state: 'INVALID', message: { code: 'shipping.orderOnHold' } },
    ]);
    expect(await detail(orderId)).toMatchObject({ orderStatus: 'ON_HOLD', tags: ['wait'] });
  }, 60_000);
});

it('an order to which rules cannot be applied does not block the others', async () => {
  const { jobs, database } = server.platform;
  await onlyRules(draft('Every', [addTag('every')]));
  await jobs.stop();
  const [odd, next] = [await create(), await create()];
  await database.pool.query(`
    create function fail_here() returns trigger language plpgsql as $$ begin raise 'a fault'; end $$;
    create trigger fail_here before update on customer_order for each row when (new.order_id = ${odd}) execute function fail_here()`);
  await jobs.start();
  await traced(next);
  expect((await detail(next)).tags).toEqual(['every']);
  await database.pool.query('drop trigger fail_here on customer_order; drop function fail_here()');
  // Retried with the next new order.
  await create();
  await traced(odd);
  await onlyRules();
});
