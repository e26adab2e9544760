import { pullOrderStatus, storesApi } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../platform/testing/test-server.ts';
import { labelBuyer } from './shipping/testing/buy-labels.ts';
import { channelTexts } from './stores/channels/channel-error.ts';
import { storeJobs } from './stores/testing/store-jobs.ts';
import { bigCommerceStorm } from './stores/testing/storm-bigcommerce.ts';
import { stormOrders, stormSeller, withoutParcel, type StormOrder } from './stores/testing/storm-seller.ts';
import { shopifyStorm } from './stores/testing/storm-shopify.ts';
import { seeded, type StormKind, type StormShop, type Units } from './stores/testing/storm-shop.ts';
import { wooStorm } from './stores/testing/storm-woo.ts';

const seed = 22;
/** With how many steps each: a shop that is asked for every order twice takes longer for them. */
const kinds: [string, () => Promise<StormKind>, number][] = [
  ['WooCommerce', wooStorm, 100],
  ['Shopify', shopifyStorm, 100],
  ['BigCommerce', bigCommerceStorm, 60],
];

function add(units: Units, { lines }: Pick<StormOrder, 'lines'>, sign = 1): void {
  for (const { sku, units: count } of lines) units[sku] = (units[sku] ?? 0) + sign * count;
}

/** What is wrong with the goods of an order of the shop, by what is on record of all. */
function faultsOfGoods(orders: readonly StormOrder[], id: string, owed: Units): string[] {
  const known = orders.filter(({ externalId }) => externalId === id);
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
async function faultsOfReports(jobs: ReturnType<typeof storeJobs>, shop: StormShop): Promise<string[]> {
  interface Report {
    no: string;
    kind: string;
    state: string;
    code: string | null;
    at: string;
    ext: string;
    numbers: string[];
  }
  const reports = await jobs.rows(sql<Report>`
    select s.shipment_no || coalesce('/' || r.order_id, '') as no, r.kind, r.state, r.message->>'code' as code,
      s.shipment_status as at, coalesce(o.external_id, origin.external_id) as ext,
      coalesce((select array_agg(l.tracking_number) from label l where l.shipment_id = s.shipment_id), '{}') as numbers
    from shipment_report r join shipment s using (shipment_id)
      join customer_order o on o.order_id = coalesce(r.order_id, s.order_id)
      left join customer_order origin on origin.order_id = o.split_from
    where o.store_id is not null`);
  return reports.flatMap((report) => {
    const { no, numbers, kind, state, code, at, ext } = report;
    const known = shop.known({ no, numbers });
    // It says so where nothing of the goods is left to ship there.
    const isNeedless = shop.isClosed(ext) || code === channelTexts.nothingToShip.code;
    const isRight =
      at === 'VOIDED'
        ? known === 'withdrawn' || known === 'unknown'
        : known === 'told' || (known === 'unknown' && isNeedless);
    const isOpen = state === 'PENDING' || (state === 'FAILED' && !isNeedless && kind === 'shipped');
    return isRight && !isOpen ? [] : [`${known}: ${JSON.stringify(report)}`];
  });
}

describe.each(kinds)('a store of %s in which everything happens at once', (_name, kindOf, steps) => {
  it('loses and doubles nothing', async () => {
    const kind = await kindOf();
    const server = await startTestServer({ ...kind.settings, LADING_STORE_PULL_TURN_SECONDS: '0' });
    try {
      const seller = await server.signIn('seller@lading.test');
      await labelBuyer(server, seller).fund(1_000_000);
      const storeId = await kind.connect(server, seller);
      const random = seeded(seed);
      const shop = kind.shop(random);
      const jobs = storeJobs(server, shop.connector);
      const sell = stormSeller({ server, seller, random }, jobs, storeId);
      shop.meanwhile(() => {
        if (random(6) === 0) shop.act();
      });
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
        } else if (step % 3 === 0) {
          shop.spoil();
          await pull();
          shop.calm();
        }
      }
      shop.meanwhile(null);
      let status = await pull();
      for (let round = 0; round < 8; round += 1) {
        const ended = await jobs.report();
        status = await pull();
        if (ended === 0) break;
      }
      await jobs.report({ last: true });
      const orders = await stormOrders(jobs, storeId);
      const faults = [
        ...[...shop.owed()].flatMap(([id, owed]) => faultsOfGoods(orders, id, owed)),
        ...(await faultsOfReports(jobs, shop)),
      ];
      expect({ seed, status, faults }).toEqual({ seed, status: pullOrderStatus.success, faults: [] });
      const kept = await jobs.rows(sql`select external_id from held_order where store_id = ${storeId}`);
      expect(kept).toEqual([]);
    } finally {
      await server.close();
      await kind.close();
    }
  }, 120_000);
});
