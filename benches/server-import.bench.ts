/**
 * The effect of a save of 100,000 rows on other users: `node benches/server-import.bench.ts`. A complete server with its database;
 * from a separate thread, one client sends the rows while another requests a list every 20 ms. Prints the other's waiting times and
 * the delays of the server's event loop, idle and during the save.
 */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { demoPassword } from '../apps/server/db/seeds/demo-people.ts';
import { authApi } from '../packages/contracts/src/identity/index.ts';
import { orderImportApi, orderShipmentImport } from '../packages/contracts/src/orders/index.ts';
import { productImport, productsApi } from '../packages/contracts/src/products/index.ts';
import { tasksApi } from '../packages/contracts/src/tasks/index.ts';
import { startDemoServer } from './demo-server.ts';

const rows = 100_000;
const kinds = {
  products: { path: productsApi.calls.saveRows.path, sample: productImport.sample[0], key: 'skuCode' },
  orders: {
    path: orderImportApi.calls.saveOrderAndShipmentExcel.path,
    sample: { ...orderShipmentImport.sample[0], storeName: '' },
    key: 'orderNO',
  },
} as const;
type Kind = keyof typeof kinds;

interface Wire {
  result: string;
  data: {
    accessToken: string;
    taskId?: string;
    data?: { taskId: string };
    records: { taskId: string; status: number }[];
  };
}

/** The clients' measurements, in milliseconds. */
interface Found {
  megabytes: number;
  answered: number;
  finished: number;
  waits: number[];
}

async function beClients({ origin, kind }: { origin: string; kind: Kind | 'nothing' }): Promise<Found> {
  const send = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${origin}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body }),
    });
    return (await reply.json()) as Wire;
  };
  const person = JSON.stringify({ userName: 'seller@lading.test', password: demoPassword });
  const { data: session } = await send('POST', authApi.calls.login.path, person);
  const signed = { authorization: `Bearer ${session.accessToken}` };
  let body = '';
  if (kind !== 'nothing') {
    const { sample, key } = kinds[kind];
    const all = Array.from({ length: rows }, (_, row) => ({ ...sample, [key]: `BENCH-${row}` }));
    body = JSON.stringify(all);
  }
  const waits: number[] = [];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const started = performance.now();
      await send('GET', `${productsApi.calls.productPage.path}?pageSize=20`, undefined, signed);
      waits.push(performance.now() - started);
      await new Promise((resume) => setTimeout(resume, 20));
    }
  })();
  const started = performance.now();
  parentPort!.postMessage('started');
  let answered = 0;
  if (kind === 'nothing') await new Promise((resume) => setTimeout(resume, 5_000));
  else {
    const saved = await send('POST', kinds[kind].path, body, { ...signed, 'idempotency-key': kind });
    answered = performance.now() - started;
    const taskId = saved.data.taskId ?? saved.data.data?.taskId;
    if (saved.result !== 'OK' || taskId === undefined) throw new Error(JSON.stringify(saved).slice(0, 1_000));
    for (let status = 1; status === 1;) {
      await new Promise((resume) => setTimeout(resume, 250));
      const tasks = await send(
        'GET',
        `${tasksApi.calls.queryTask.path}?pageSize=50&queryAllFlag=true`,
        undefined,
        signed,
      );
      status = tasks.data.records.find((task) => task.taskId === taskId)?.status ?? 0;
    }
  }
  const finished = performance.now() - started;
  over.abort();
  await asking;
  return { megabytes: body.length / 1024 / 1024, answered, finished, waits };
}

/** Runs the clients and watches the server's event loop meanwhile. */
async function measure(origin: string, kind: Kind | 'nothing'): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  // On a busy machine the loop also waits for a processor: only its own work between two ticks counts.
  let longestWork = 0;
  let before = process.threadCpuUsage();
  const ticks = setInterval(() => {
    const now = process.threadCpuUsage();
    longestWork = Math.max(longestWork, (now.user + now.system - before.user - before.system) / 1_000);
    before = now;
  }, 5);
  const found = await new Promise<Found>((resolve, reject) => {
    const clients = new Worker(new URL(import.meta.url), { workerData: { origin, kind } });
    clients.on('message', (message: Found | 'started') => {
      if (message !== 'started') resolve(message);
      else {
        delay.enable();
        longestWork = 0;
      }
    });
    clients.on('error', reject);
  });
  delay.disable();
  clearInterval(ticks);
  const sorted = found.waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1);
  const loop = (nanoseconds: number) => (nanoseconds / 1e6).toFixed(1);
  const what =
    kind === 'nothing'
      ? 'at rest'
      : `${rows} ${kind}, ${found.megabytes.toFixed(0)} MB: answered after ${(found.answered / 1000).toFixed(1)} s, written after ${(found.finished / 1000).toFixed(1)} s`;
  console.log(what);
  console.log(
    `  another client's list, ${sorted.length} times: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`,
  );
  console.log(
    `  event loop held up: p99 ${loop(delay.percentile(99))} ms, max ${loop(delay.max)} ms; longest work of its own without a break: ${longestWork.toFixed(1)} ms`,
  );
}

if (isMainThread) {
  const { origin, stop } = await startDemoServer();
  for (const kind of ['nothing', 'products', 'orders'] as const) await measure(origin, kind);
  await stop();
} else {
  parentPort!.postMessage(await beClients(workerData as { origin: string; kind: Kind | 'nothing' }));
}
