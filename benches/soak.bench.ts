/**
 * Whether the server's memory stays flat under steady load: `node benches/soak.bench.ts 600 40` for 10 minutes at 40 calls a second
 * (the default). In addition to the calls of `api-mix`, 40 live push sockets are open, one of them renewed each second; every 15 s a
 * file is uploaded, and 2,000 rows are imported by a job; every 20 s a list is exported, downloaded and removed; every 30 s the
 * stores are pulled. Every 10 s the server collects garbage and reports its memory.
 *
 * The first quarter is warm-up. A line is fitted to the other samples: flat means a rise of less than 5 % of the median for the heap
 * with external memory, and less than 10 % for the process. Prints the samples, the slopes and how the calls were answered; exits
 * with code 1 when it is not flat.
 */
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limits, type Page, userTopic } from '../packages/contracts/src/core/index.ts';
import { importsApi } from '../packages/contracts/src/imports/index.ts';
import { productsApi } from '../packages/contracts/src/products/index.ts';
import { type Store, storesApi } from '../packages/contracts/src/stores/index.ts';
import { type Task, tasksApi } from '../packages/contracts/src/tasks/index.ts';
import { connectPush, type PushClient } from '../apps/server/src/platform/push/testing/push-client.ts';
import { saveProducts } from '../apps/server/src/testing/import-series.ts';
import { ask, signIn } from '../apps/server/src/testing/wire-client.ts';
import { callMix } from './call-mix.ts';
import { productCsv } from './product-files.ts';
import { serveBeside } from './serve-beside.ts';
import { spreadOf } from './spread-of.ts';

const [seconds = 600, rate = 40] = process.argv.slice(2).map(Number);
const people = ['seller@lading.test', 'other@lading.test', 'plain@lading.test', 'shipper@lading.test'];
const socketsEach = 10;
const report = join(tmpdir(), `lading-soak-${process.pid}.jsonl`);
const megabyte = 1024 * 1024;

const served = await serveBeside({
  MEMORY_REPORT: report,
  NODE_OPTIONS: `--import=${new URL('./report-memory.mjs', import.meta.url).href}`,
});
const { origin, port } = served.node;
const signedIn = new Map(
  await Promise.all(people.map(async (who) => [who, await signIn(origin, who)] as const)),
);
const seller = () => signedIn.get(people[0]!)!;
const end = performance.now() + seconds * 1_000;
const failures: string[] = [];
const done = { uploads: 0, imports: 0, exports: 0, pulls: 0, sockets: 0 };

/** Repeats work until the end of the run; failures are reported at the end and do not stop it. */
async function repeat(everySeconds: number, what: string, work: () => Promise<unknown>): Promise<void> {
  while (performance.now() < end) {
    const due = performance.now() + everySeconds * 1_000;
    await work().catch((error: unknown) => failures.push(`${what}: ${String(error)}`));
    await wait(Math.max(0, Math.min(due, end) - performance.now()));
  }
}

const sockets: PushClient[] = [];
async function openSocket(who: string): Promise<void> {
  const { accessToken } = signedIn.get(who)!;
  const claims = Buffer.from(accessToken.split('.')[1]!, 'base64url').toString();
  const { org, sub } = JSON.parse(claims) as { org: string; sub: string };
  const client = await connectPush(port, accessToken, [userTopic(org, sub)]);
  sockets.push(client);
  done.sockets += 1;
  // Messages are consumed, as by a browser.
  void (async () => {
    while ((await client.next()) !== undefined);
  })();
}

const csv = Uint8Array.from(productCsv(500));
async function upload(): Promise<void> {
  const form = new FormData();
  form.append('file', new File([csv], 'soak.csv'));
  const { authorization } = seller().headers;
  await ask(origin, importsApi.calls.analyseAndCacheFile.path, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  done.uploads += 1;
}

async function exportList(): Promise<void> {
  const { headers } = seller();
  const { taskId } = await ask<{ taskId: string }>(origin, productsApi.calls.exportProducts.path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ format: done.exports % 2 === 0 ? 'xlsx' : 'csv' }),
  });
  const list = `${tasksApi.calls.queryTask.path}?pageSize=50&queryAllFlag=true`;
  for (;;) {
    const { records } = await ask<Page<Task>>(origin, list, { headers });
    const task = records.find((one) => one.taskId === taskId);
    if (task?.status === limits.codes.taskFailed) throw new Error('the export failed');
    if (task?.status === limits.codes.taskSuccess) break;
    await wait(250);
  }
  const file = await fetch(origin + tasksApi.calls.download.path.replace('{fileId}', taskId), { headers });
  await file.arrayBuffer();
  await ask(origin, tasksApi.calls.removeExport.path.replace('{fileId}', taskId), {
    method: 'DELETE',
    headers: { authorization: headers.authorization },
  });
  done.exports += 1;
}

async function pullStores(): Promise<void> {
  const { headers } = seller();
  const stores = await ask<Store[]>(origin, storesApi.calls.activeStores.path, { headers });
  const ids = stores.filter(({ pullFlag }) => pullFlag).map(({ storeId }) => storeId);
  await ask(origin, `${storesApi.calls.pullOrder.path}?storeIds=${ids.join(',')}`, {
    headers: { ...headers, 'x-requested-with': 'soak' },
  });
  done.pulls += 1;
}

const mix = callMix(origin, () => seller().headers);
const waits: number[] = [];
const samples: { minutes: number; held: number; rss: number }[] = [];
const started = performance.now();

async function sample(): Promise<void> {
  const before = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n').length : 0;
  process.kill(served.node.pid(), 'SIGUSR2');
  for (let tries = 0; tries < 100; tries += 1) {
    await wait(50);
    const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : [];
    if (lines.length <= before) continue;
    const memory = JSON.parse(lines.at(-1)!) as NodeJS.MemoryUsage;
    samples.push({
      minutes: (performance.now() - started) / 60_000,
      held: (memory.heapUsed + memory.external) / megabyte,
      rss: memory.rss / megabyte,
    });
    return;
  }
  throw new Error('the server did not report its memory');
}

await Promise.all(people.flatMap((who) => Array.from({ length: socketsEach }, () => openSocket(who))));
await Promise.all([
  repeat(10, 'sample', sample),
  repeat(5, 'calls', async () => {
    const times = await mix(rate, 5);
    waits.push(...[...times.waits.values()].flat());
    failures.push(...times.failures);
  }),
  repeat(1, 'socket', async () => {
    sockets.shift()?.socket.terminate();
    await openSocket(people[done.sockets % people.length]!);
  }),
  repeat(15, 'upload', upload),
  repeat(15, 'import', async () => {
    await saveProducts(origin, seller().headers, `SOAK-${done.imports}`, 2_000, `SOAK-${done.imports % 5}`);
    done.imports += 1;
  }),
  repeat(20, 'export', exportList),
  repeat(30, 'pull', pullStores),
  // Tokens are valid for 15 minutes.
  repeat(300, 'sign-in', async () => {
    for (const who of people) signedIn.set(who, await signIn(origin, who));
  }),
]);
for (const { socket } of sockets) socket.terminate();
await served.close();

const measured = samples.slice(Math.ceil(samples.length / 4));
const minutes = measured.at(-1)!.minutes - measured[0]!.minutes;
/**
 * Prints the samples of one measure and their slope.
 * @param allowed the largest rise that counts as flat, as a share of the median
 * @returns whether it is flat
 */
function judge(name: string, of: 'held' | 'rss', allowed: number): boolean {
  const values = measured.map((one) => one[of]);
  const median = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
  const slope = slopeOf(measured.map((one) => [one.minutes, one[of]]));
  const isFlat = slope * minutes < allowed * median;
  const all = samples.map((one) => one[of].toFixed(0)).join(' ');
  console.log(`${name} every 10 s, MB: ${all}`);
  console.log(
    `${name}: median ${median.toFixed(1)} MB, ${slope.toFixed(2)} MB a minute over ${minutes.toFixed(1)} minutes: ${isFlat ? 'flat' : 'NOT flat'}`,
  );
  return isFlat;
}
const flat = [judge('heap and external, after collection', 'held', 0.05), judge('whole process', 'rss', 0.1)];
console.log(`${waits.length} calls: ${spreadOf(waits)}`);
console.log(
  `${JSON.stringify(done)}; ${failures.length} failed${failures[0] ? `, such as ${failures[0]}` : ''}`,
);
process.exit(flat.includes(false) ? 1 : 0);

/** The slope of the least-squares line through points (time, value). */
function slopeOf(points: readonly (readonly [time: number, value: number])[]): number {
  const mean = (of: 0 | 1): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [time, value] = [mean(0), mean(1)];
  const over = points.reduce((sum, [t, v]) => sum + (t - time) * (v - value), 0);
  return over / points.reduce((sum, [t]) => sum + (t - time) ** 2, 0);
}
