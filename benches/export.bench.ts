/**
 * The cost of an export of 10,000 and of 100,000 rows: `node benches/export.bench.ts`. A complete server with its database in another
 * process; prints how long each takes, the size of its file, and the growth of the server's memory. With cursor and streaming, ten
 * times the rows must not need more memory.
 */
import { performance } from 'node:perf_hooks';
import { productsApi } from '../packages/contracts/src/products/index.ts';
import {
  type ExportFormat,
  exportFormats,
  type Task,
  tasksApi,
} from '../packages/contracts/src/tasks/index.ts';
import { askAsSeller, startDemoServer } from './demo-server.ts';

const sizes = [1_000, 10_000, 100_000];
const megabyte = 1024 * 1024;

const { origin, platform, stop } = await startDemoServer();
const send = await askAsSeller(origin);

/** Products named after their number. */
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
  const started = performance.now();
  const asked = { format, search: `N${many}-`, sort: 'skuCode:asc' };
  const { taskId } = await send<{ taskId: string }>(productsApi.calls.exportProducts.path, asked);
  let task: Task | undefined;
  while (task?.status !== 2) {
    await new Promise((resume) => setTimeout(resume, 100));
    const list = `${tasksApi.calls.queryTask.path}?pageSize=1&queryAllFlag=true`;
    task = (await send<{ records: Task[] }>(list)).records.find((one) => one.taskId === taskId);
    if (task?.status === 3) throw new Error(JSON.stringify(task.failure));
  }
  clearInterval(watch);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const size = ((task.fileBytes ?? 0) / megabyte).toFixed(1);
  const rise = ((highest - before) / megabyte).toFixed(0);
  const peak = (highest / megabyte).toFixed(0);
  console.log(
    `${String(many).padStart(7)} rows as ${format}: ${seconds} s, file ${size} MB, RSS at most ${peak} MB (+${rise})`,
  );
}

for (const many of sizes) await addProducts(many);
// The first run of each is the warm-up.
for (const format of exportFormats) for (const many of [1_000, ...sizes]) await measure(many, format);

await stop();
