/**
 * How long one bulk action on 10,000 orders takes: `node benches/order-bulk.bench.ts`. A complete server with its database; prints for each
 * act the time from the call to the end of its job, and the longest wait of a single order for the job.
 */
import { performance } from 'node:perf_hooks';
import {
  orderActsApi,
  orderBulkApi,
  type BulkReport,
  type OrderBulkRequest,
} from '../packages/contracts/src/orders/index.ts';
import { askAsSeller, startDemoServer } from './demo-server.ts';

const orders = 10_000;

const { origin, platform, stop } = await startDemoServer();
const send = await askAsSeller(origin);
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
  const started = performance.now();
  const body = { request, orders: { matching: { search: 'BENCH-' } } };
  const { taskId } = await send<{ taskId: string }>(startBulk.path, body);
  const answered = performance.now() - started;
  let longest = 0;
  let report: BulkReport;
  do {
    const { order_id: orderId } = rows[Math.floor(Math.random() * rows.length)]!;
    const asked = performance.now();
    const note = { orderId, request: { act: 'note', note: 'Bench' } };
    await send(orderActsApi.calls.act.path, note);
    longest = Math.max(longest, performance.now() - asked);
    report = await send(bulkReport.path.replace('{taskId}', taskId));
  } while (report.status === 1);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(
    `${request.act}: ${report.done} orders in ${seconds} s, answered after ${answered.toFixed(0)} ms;`,
    `a note on one of them took ${longest.toFixed(0)} ms at most`,
  );
}

await stop();
