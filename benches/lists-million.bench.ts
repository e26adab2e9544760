/**
 * The cost of lists and searches at 1,000,000 orders, 1,000,000 products and 1,000,000 shipments of one organization among others:
 * `node benches/lists-million.bench.ts [rows] [folder]`. Fills its own database; with a folder it is kept for the next run, otherwise
 * deleted. Each call is made over HTTP, 30 times in sequence. Prints p50 and p95 next to the targets, and exits with code 1 when a
 * p95 is above its target. `LISTS_ROUNDS` changes the number of rounds; `LISTS_ONLY` only runs calls whose name contains it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ordersApi } from '../packages/contracts/src/orders/index.ts';
import { productsApi } from '../packages/contracts/src/products/index.ts';
import { shippingApi } from '../packages/contracts/src/shipping/index.ts';
import { ask, signIn } from '../apps/server/src/testing/wire-client.ts';
import { listsToMeasure } from './list-calls.ts';
import { quantile } from './judge.ts';
import { seedManyRows } from './million-rows.ts';
import { serveBeside } from './serve-beside.ts';

const rows = Number(process.argv[2] ?? 1_000_000);
const folder = process.argv[3];
const rounds = Number(process.env['LISTS_ROUNDS'] ?? 30);
const only = process.env['LISTS_ONLY'] ?? '';
const isKept = folder !== undefined && existsSync(join(folder, 'postgres'));

const served = await serveBeside({}, folder);
const { pool } = served.platform.database;
const orgOf = async (email: string): Promise<string> => {
  const { rows: found } = await pool.query<{ id: string }>(
    'select org_id::text as id from person where email = $1',
    [email],
  );
  return found[0]!.id;
};
if (!isKept) {
  const started = performance.now();
  const others = Math.ceil(rows / 20);
  await seedManyRows(served.superuser, [
    { orgId: await orgOf('other@lading.test'), rows: others },
    { orgId: await orgOf('seller@lading.test'), rows },
    { orgId: await orgOf('plain@lading.test'), rows: others },
  ]);
  console.log(`filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
await pool.query('vacuum analyze');

let signed = await signIn(served.node.origin);
const paths = {
  orders: ordersApi.calls.orderPage.path,
  products: productsApi.calls.productPage.path,
  orderCounts: ordersApi.calls.orderStatusCounts.path,
  shipments: shippingApi.calls.shipmentPage.path,
  shipmentCounts: shippingApi.calls.shipmentStatusCounts.path,
  overview: ordersApi.calls.orderOverview.path,
};
const read = <Data>(path: string, query: Record<string, string>) =>
  ask<Data>(served.node.origin, `${path}?${new URLSearchParams(query).toString()}`, {
    headers: signed.headers,
  });

let isMissed = false;
try {
  for (const { name, wanted, of, queries } of listsToMeasure(rows)) {
    if (!name.includes(only)) continue;
    // A token is valid for 15 minutes, and slow calls take longer in total.
    signed = await signIn(served.node.origin);
    const times: number[] = [];
    let found = '';
    for (let round = -2; round < rounds; round += 1) {
      const query = queries[(round + queries.length * 2) % queries.length]!;
      const started = performance.now();
      const parts = await Promise.all(
        of.map((list) =>
          read<{ records?: unknown[]; total?: number; totalExact?: boolean }>(paths[list], query),
        ),
      );
      if (round >= 0) times.push(performance.now() - started);
      found = parts
        .map(({ total, totalExact }) =>
          total === undefined ? '' : `${total}${totalExact === false ? '+' : ''}`,
        )
        .join(' ');
    }
    const at = (share: number) => quantile(times, share);
    const isOver = at(0.95) > wanted;
    isMissed ||= isOver;
    console.log(
      `${isOver ? 'MISS' : '  ok'}  ${name.padEnd(58)} p50 ${at(0.5).toFixed(0).padStart(5)} ms  p95 ${at(0.95).toFixed(0).padStart(5)} ms  wanted ${wanted} ms  found ${found}`,
    );
  }
} finally {
  await served.close();
}
if (isMissed) process.exitCode = 1;
