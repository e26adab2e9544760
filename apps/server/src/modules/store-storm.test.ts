import { storesApi, pullOrderStatus, type StoreKeys } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../platform/testing/test-server.ts';
import { labelBuyer } from './shipping/testing/buy-labels.ts';
import { wooConnector } from './stores/channels/woo-connector.ts';
import { storeCaller } from './stores/testing/store-caller.ts';
import { storeJobs } from './stores/testing/store-jobs.ts';
import { seeded, stormShop } from './stores/testing/storm-shop.ts';
import { stormOrders, stormSeller, withoutParcel, type StormOrder } from './stores/testing/storm-seller.ts';
import { wooSite } from './stores/testing/woo-site.ts';

const seed = 22;
const steps = 240;

let woo: Awaited<ReturnType<typeof wooSite>>;
let server: TestServer;
let seller: Caller;
let storeId: string;
beforeAll(async () => {
  woo = await wooSite();
  server = await startTestServer({
    LADING_TRUSTED_STORE_HOSTS: woo.host,
    LADING_STORE_PULL_TURN_SECONDS: '0',
  });
  seller = await server.signIn('seller@lading.test');
  await labelBuyer(server, seller).fund(1_000_000);
  const keys: StoreKeys = {
    channel: 'woo-commerce',
    name: 'Kiln',
    address: woo.address,
    consumerKey: woo.key,
    consumerSecret: woo.secret,
  };
  ({ storeId } = await storeCaller(server, seller).connected(keys));
});
afterAll(async () => {
  await server.close();
  await woo.close();
});

type Units = Record<string, number>;
function add(units: Units, { lines }: Pick<StormOrder, 'lines'>, sign = 1): void {
  for (const { sku, units: count } of lines) units[sku] = (units[sku] ?? 0) + sign * count;
}

/** What is wrong with the goods of an order of the shop, by what is on record of all. */
function faultsOfGoods(orders: readonly StormOrder[], id: number, owed: Units): string[] {
  const known = orders.filter(({ externalId }) => externalId === String(id));
  const isDue = Object.values(owed).some((units) => units > 0);
  if (known.length > 1 || (isDue && known.length === 0)) return [`${id} is here ${known.length} times`];
  const [origin] = known;
  if (!origin) return [];
  const family = orders.filter((it) => it === origin || it.splitFrom === origin.id);
  const wholes = new Set(
    family.flatMap(({ role, mergedInto }) => (role === 'PART' ? (mergedInto ?? []) : [])),
  );
  const holders = orders.filter((it) => (family.includes(it) && it.role !== 'PART') || wholes.has(it.id));
  const [offered, shipped]: [Units, Units] = [{}, {}];
  for (const holder of holders) {
    const hasParcel = holder.shipments.some(({ status }) => !withoutParcel.has(status));
    const isOffered = holder.status === 'UNSHIPPED' || holder.status === 'PARTIALLY_SHIPPED';
    const into = hasParcel ? shipped : isOffered ? offered : {};
    add(into, holder);
    // A merge also holds goods of other orders.
    for (const it of orders) if (it.mergedInto === holder.id && !family.includes(it)) add(into, it, -1);
  }
  const isAside = holders.some(
    ({ status, stateBy, isChanged }) =>
      status === 'ON_HOLD' || isChanged || (status === 'CANCELLED' && stateBy === 'person'),
  );
  const faults: string[] = [];
  for (const sku of new Set([...Object.keys(owed), ...Object.keys(offered)])) {
    const [due, out, here] = [owed[sku] ?? 0, shipped[sku] ?? 0, offered[sku] ?? 0];
    if (here > Math.max(0, due - out))
      faults.push(`${id} ${sku}: ${here} offered, ${due} due, ${out} shipped`);
    else if (!isAside && here + out < due)
      faults.push(`${id} ${sku}: ${due} due, only ${here} offered and ${out} shipped`);
  }
  return faults.length === 0 ? [] : [...faults, ...family.concat(holders).map((it) => JSON.stringify(it))];
}

/** What is wrong with what the shop knows of a parcel. */
async function faultsOfReports(jobs: ReturnType<typeof storeJobs>): Promise<string[]> {
  const reports = await jobs.rows(sql<{ no: string; kind: string; state: string; at: string; ext: string }>`
    select s.shipment_no || coalesce('/' || r.order_id, '') as no, r.kind, r.state, s.shipment_status as at,
      coalesce(o.external_id, origin.external_id) as ext
    from shipment_report r join shipment s using (shipment_id)
      join customer_order o on o.order_id = coalesce(r.order_id, s.order_id)
      left join customer_order origin on origin.order_id = o.split_from`);
  return reports.flatMap(({ no, kind, state, at, ext }) => {
    const status = woo.orders.find(({ id }) => String(id) === ext)?.status ?? 'gone';
    const isClosed = !['processing', 'completed'].includes(status);
    const said = woo.notes.filter(({ note }) => note.startsWith(`${no}: `));
    const told = said.filter(({ note }) => !note.endsWith('was withdrawn'));
    const isRight =
      at === 'VOIDED'
        ? told.length <= 1 && told.length === said.length - told.length
        : (told.length === 1 && said.length === 1) || (told.length === 0 && isClosed);
    const isOpen = state === 'PENDING' || (state === 'FAILED' && !isClosed && kind === 'shipped');
    return isRight && !isOpen
      ? []
      : [`${no} of ${ext} (${status}): ${at}, ${kind} ${state}, ${JSON.stringify(said)}`];
  });
}

it('loses and doubles nothing of a store in which everything happens at once', async () => {
  const random = seeded(seed);
  const shop = stormShop(woo, random);
  const jobs = storeJobs(server, wooConnector);
  const sell = stormSeller({ server, seller, random }, jobs, storeId);
  woo.before = () => {
    if (random(6) === 0) shop.act();
    return undefined;
  };
  const pull = async () => {
    await server.call(storesApi.calls.pullOrder, { query: { storeIds: storeId } }, seller);
    return jobs.pull(storeId);
  };
  for (let step = 0; step < 15; step += 1) shop.act();
  for (let step = 0; step < steps; step += 1) {
    const at = random(20);
    if (at < 7) shop.act();
    else if (at < 15) await sell();
    else if (at < 17) {
      shop.trouble();
      await pull();
      shop.calm();
    } else if (at < 19) {
      const isSilent = random(3) === 0;
      if (isSilent) shop.silent();
      // A shop that is silent for good is not part of this: a person tells it again.
      await jobs.report({ isDue: () => random(3) > 0, last: !isSilent && random(4) === 0 });
      shop.calm();
    } else if (step % 3 === 0 && woo.orders.length > 0) {
      woo.bad.add(woo.orders[random(woo.orders.length)]!.id);
      await pull();
      shop.calm();
    }
  }
  woo.before = () => undefined;
  let status = await pull();
  for (let round = 0; round < 8; round += 1) {
    const ended = await jobs.report();
    status = await pull();
    if (ended === 0) break;
  }
  await jobs.report({ last: true });
  const orders = await stormOrders(jobs, storeId);
  const faults = [
    ...woo.orders.flatMap((order) => faultsOfGoods(orders, order.id, shop.owed(order))),
    ...(await faultsOfReports(jobs)),
  ];
  expect({ seed, status, faults }).toEqual({ seed, status: pullOrderStatus.success, faults: [] });
  const kept = await jobs.rows(sql`select external_id from held_order where store_id = ${storeId}`);
  expect(kept).toEqual([]);
}, 120_000);
