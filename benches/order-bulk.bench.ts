/**
 * How long one act on 10,000 orders takes: `node benches/order-bulk.bench.ts`. A complete server with its database; prints for each act the
 * time from the call to the end of its job, and how long a single order waits at most for the job meanwhile.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { demoPassword } from '../apps/server/db/seeds/demo-people.ts';
import { seedDemo } from '../apps/server/db/seeds/seed-demo.ts';
import { buildServer } from '../apps/server/src/build-server.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { openLog } from '../apps/server/src/platform/open-log.ts';
import { openPlatform } from '../apps/server/src/platform/open-platform.ts';
import { embeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';
import { authApi } from '../packages/contracts/src/identity/index.ts';
import {
  orderActsApi,
  orderBulkApi,
  type BulkReport,
  type OrderBulkRequest,
} from '../packages/contracts/src/orders/index.ts';

const orders = 10_000;

const dataDir = await mkdtemp(join(tmpdir(), 'lading-bench-'));
const log = openLog('error');
const config = readConfig({
  DATA_DIR: dataDir,
  LADING_SECRET: 'k'.repeat(40),
  LOG_LEVEL: 'error',
  LADING_REQUESTS_PER_MINUTE: '1000000',
});
const embedded = await embeddedPostgres(dataDir, log, 'bench');
const platform = openPlatform(config, embedded.connection, log, systemClock);
await platform.database.migrate();
await platform.jobs.prepare();
await seedDemo(platform);
const app = await buildServer(platform);
await platform.jobs.start();
const origin = await app.listen({ port: 0, host: '127.0.0.1' });

async function send<Data>(path: string, body?: object, token?: string): Promise<Data> {
  const reply = await fetch(`${origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await reply.json()) as { result: string; data: Data };
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.data;
}

const { accessToken } = await send<{ accessToken: string }>(authApi.calls.login.path, {
  userName: 'seller@lading.test',
  password: demoPassword,
});
const { rows } = await platform.database.pool.query<{ order_id: string }>(
  `insert into customer_order (org_id, order_no, recipient)
   select org_id, 'BENCH-' || lpad(n::text, 6, '0'), '{"name": "Ann Bench"}'
   from person, generate_series(1, $1) n where email = 'seller@lading.test' returning order_id`,
  [orders],
);

const { startBulk, bulkReport } = orderBulkApi.calls;
const acts: OrderBulkRequest[] = [
  { act: 'hold', reason: 'STOCK' },
  { act: 'tag', add: ['Bench'], remove: [] },
  { act: 'release' },
  { act: 'cancel' },
  { act: 'restore' },
];
for (const request of acts) {
  const begun = performance.now();
  const body = { request, orders: { matching: { search: 'BENCH-' } } };
  const { taskId } = await send<{ taskId: string }>(startBulk.path, body, accessToken);
  const answered = performance.now() - begun;
  let longest = 0;
  let report: BulkReport;
  do {
    const { order_id: orderId } = rows[Math.floor(Math.random() * rows.length)]!;
    const asked = performance.now();
    const note = { orderId, request: { act: 'note', note: 'Bench' } };
    await send(orderActsApi.calls.act.path, note, accessToken);
    longest = Math.max(longest, performance.now() - asked);
    report = await send(bulkReport.path.replace('{taskId}', taskId), undefined, accessToken);
  } while (report.status === 1);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  console.log(
    `${request.act}: ${report.done} orders in ${seconds} s, answered after ${answered.toFixed(0)} ms;`,
    `a note on one of them took ${longest.toFixed(0)} ms at most`,
  );
}

await app.close();
await platform.jobs.stop();
await platform.database.close();
await embedded.stop();
await rm(dataDir, { recursive: true, force: true });
