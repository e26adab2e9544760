/**
 * The cost of an export of 10,000 and of 100,000 rows: `node benches/export.bench.ts`. A complete server with its database in another
 * process; prints how long each takes, the size of its file, and the growth of the server's memory. With cursor and streaming, ten
 * times the rows must not need more memory.
 */
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
import { productsApi } from '../packages/contracts/src/products/index.ts';
import {
  type ExportFormat,
  exportFormats,
  type Task,
  tasksApi,
} from '../packages/contracts/src/tasks/index.ts';

const sizes = [1_000, 10_000, 100_000];
const megabyte = 1024 * 1024;

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

/** Products named after how many there are of them. */
async function addProducts(many: number): Promise<void> {
  await platform.database.pool.query(
    `insert into product (org_id, sku_code, sku_name, sku_name_cn, upc, brand, package_type, length, width, height, weight1, unit, note)
     select org_id, $1 || lpad(n::text, 7, '0'), 'Oak stool, oiled, batch ' || n, '橡木凳 ' || n, lpad(n::text, 12, '0'), 'Juniper & Pine',
            'Ready To Ship', 45.5, 32, 30, 4.25, 'cm/kg', 'Handle with care; keep dry'
     from person, generate_series(1, $2::integer) n where email = 'seller@lading.test'`,
    [`N${many}-`, many],
  );
}

async function measure(many: number, format: ExportFormat): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, 10);
  const begun = performance.now();
  const asked = { format, search: `N${many}-`, sort: 'skuCode:asc' };
  const { taskId } = await send<{ taskId: string }>(
    productsApi.calls.exportProducts.path,
    asked,
    accessToken,
  );
  let task: Task | undefined;
  while (task?.status !== 2) {
    await new Promise((resume) => setTimeout(resume, 100));
    const list = `${tasksApi.calls.queryTask.path}?pageSize=1&queryAllFlag=true`;
    task = (await send<{ records: Task[] }>(list, undefined, accessToken)).records.find(
      (one) => one.taskId === taskId,
    );
    if (task?.status === 3) throw new Error(JSON.stringify(task.failure));
  }
  clearInterval(watch);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  const size = ((task.fileBytes ?? 0) / megabyte).toFixed(1);
  const rise = ((highest - before) / megabyte).toFixed(0);
  const peak = (highest / megabyte).toFixed(0);
  console.log(
    `${String(many).padStart(7)} rows as ${format}: ${seconds} s, file ${size} MB, RSS at most ${peak} MB (+${rise})`,
  );
}

for (const many of sizes) await addProducts(many);
// The first of each is the program getting warm.
for (const format of exportFormats) for (const many of [1_000, ...sizes]) await measure(many, format);

await app.close();
await platform.jobs.stop();
await platform.database.close();
await embedded.stop();
await rm(dataDir, { recursive: true, force: true });
