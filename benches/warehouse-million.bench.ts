/**
 * Stock at scale: `node benches/warehouse-million.bench.ts [levels]`, 1,000,000 levels with 10 moves each by default. Fills its own
 * database. Measures reservations by 50 clients, one product that all want, a flood of orders of two lines, the inventory page and a stock
 * card over HTTP, scans on the floor, a month of storage, and every invariant of stock; prints them next to the targets and exits with
 * code 1 when one is missed.
 */
import { performance } from 'node:perf_hooks';
import { rateRule } from '../packages/contracts/src/funds/index.ts';
import { floorApi, inventoryApi } from '../packages/contracts/src/warehouse/index.ts';
import { storageCharges } from '../apps/server/src/modules/funds/storage.service.ts';
import { outboundService } from '../apps/server/src/modules/warehouse/outbound.service.ts';
import { checkStock, reserveStock } from '../apps/server/src/modules/warehouse/stock.store.ts';
import { ask, signIn } from '../apps/server/src/testing/wire-client.ts';
import { serveBeside } from './serve-beside.ts';
import { seedOutbounds, seedWarehouse } from './warehouse-rows.ts';

const levels = Number(process.argv[2] ?? 1_000_000);
const served = await serveBeside({ LADING_DEMO_HISTORY: '0' });
const { database } = served.platform;
const { pool } = database;
let isMissed = false;

function report(name: string, value: number, unit: string, wanted: { most?: number; least?: number }): void {
  const { most = Infinity, least = -Infinity } = wanted;
  const isOver = value > most || value < least;
  isMissed ||= isOver;
  const bound = wanted.most === undefined ? `at least ${least}` : `at most ${most}`;
  console.log(
    `${isOver ? 'MISS' : '  ok'}  ${name.padEnd(46)} ${value.toFixed(1).padStart(9)} ${unit}, ${bound}`,
  );
}
const atShare = (times: number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1]!;
const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
};
/** Runs all tasks with a maximum concurrency, and returns the duration of each in milliseconds. */
async function inLanes<Task>(tasks: readonly Task[], lanes: number, work: (task: Task) => Promise<unknown>) {
  const waiting = [...tasks];
  const times: number[] = [];
  const lane = async (): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      const started = performance.now();
      await work(task);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return times;
}

try {
  const started = performance.now();
  const seeded = await seedWarehouse(pool, levels);
  console.log(`${levels} levels filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const { orgId, warehouseId, firstProduct } = seeded;
  const spread = (factor: number) => `${firstProduct} + (k.n * ${factor}) % ${levels}`;
  const reserve = (outboundId: string) =>
    database.asOrganization(orgId, (trx) => reserveStock(trx, outboundId));

  const many = { prefix: 'LANES', count: 3_000, products: [spread(7_919), spread(104_729)] };
  const reserved = await inLanes(await seedOutbounds(pool, seeded, many), 50, reserve);
  report('reservation of two lines, 50 clients, p99', atShare(reserved, 0.99), 'ms', { most: 50 });

  const hot = { prefix: 'HOT', count: 900, products: [String(firstProduct)] };
  const wanting = await seedOutbounds(pool, seeded, hot);
  const took = await seconds(() => inLanes(wanting, 50, reserve));
  report('one product that all want', wanting.length / took, 'a second', { least: 300 });

  const outbounds = outboundService(served.platform);
  const flood = { prefix: 'FLOOD', count: 10_000, products: [spread(15_485_863), spread(32_452_843)] };
  // Orders reserved above no longer wait.
  await pool.query(`update outbound set status = 'ALLOCATED' where warehouse_id = ${warehouseId}`);
  await seedOutbounds(pool, seeded, flood);
  const waiting = async () =>
    (
      await pool.query<{ left: number }>(
        `select count(*)::integer as left from outbound where warehouse_id = ${warehouseId} and status = 'BACKORDERED'`,
      )
    ).rows[0]!.left;
  const flooded = await seconds(async () => {
    while ((await waiting()) > 0) await outbounds.allocateWaiting(orgId, warehouseId);
  });
  report('10,000 waiting orders of two lines', flooded, 's', { most: 10 });

  const { origin } = served.node;
  const seller = await signIn(origin);
  const staff = await signIn(origin, 'floor@lading.test');
  const timed = async (rounds: number, call: (round: number) => Promise<unknown>): Promise<number> => {
    for (let round = 0; round < 3; round += 1) await call(rounds + round);
    return atShare(await inLanes([...Array(rounds).keys()], 1, call), 0.95);
  };
  const { inventoryPage, stockCard } = inventoryApi.calls;
  const queries = ['', '?sort=available:asc', '?pageNo=40', '?search=BW-0000'];
  const paged = await timed(40, (round) =>
    ask(origin, `${inventoryPage.path}${queries[round % queries.length]}`, { headers: seller.headers }),
  );
  report('inventory page, p95', paged, 'ms', { most: 100 });
  const carded = await timed(40, (round) =>
    ask(origin, stockCard.path.replace('{productId}', String(firstProduct + ((round * 7_919) % levels))), {
      headers: seller.headers,
    }),
  );
  report('stock card, p95', carded, 'ms', { most: 60 });
  const scanned = await timed(60, (round) => {
    const n = 1 + ((round * 6_151) % levels);
    const binCode = `BN-${1 + ((firstProduct + n - 1) % seeded.bins)}`;
    const code = `BW-${String(n).padStart(8, '0')}`;
    const body = {
      warehouseId,
      eventKey: `bench-scan-${round}`,
      binCode,
      code,
      counted: 960,
      reason: 'CYCLE',
    };
    return ask(origin, floorApi.calls.countBin.path, {
      method: 'POST',
      headers: staff.headers,
      body: JSON.stringify(body),
    });
  });
  report('scan of the floor (count of a bin), p95', scanned, 'ms', { most: 80 });

  const tiers = [
    { upTo: 30, price: '0' },
    { upTo: null, price: '0.5' },
  ];
  const rule = rateRule.parse({ fee: 'STORAGE_CBM_DAY', model: 'AGE', tiers });
  const card = { cardId: '1', currency: 'USD', rules: [rule] };
  const span = { orgId, warehouseId, from: '', to: '' };
  const month = await pool.query<{ from: string; to: string }>(
    `select (current_date - 30)::text as from, (current_date - 1)::text as to`,
  );
  Object.assign(span, month.rows[0]);
  const stored = await seconds(() => database.asSystem((trx) => storageCharges(trx, span, card)));
  report(`a month of storage of ${2 * levels} layers`, stored, 's', { most: (10 * 2 * levels) / 100_000 });

  let findings: unknown[] = [];
  const checked = await seconds(async () => {
    findings = await database.asSystem(checkStock);
  });
  report('every invariant of stock', checked, 's', { most: 60 });
  report('findings of the check', findings.length, 'findings', { most: 0 });
} finally {
  await served.close();
}
if (isMissed) process.exitCode = 1;
