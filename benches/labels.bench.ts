/**
 * Labels of the demo carrier over HTTP, on a server in a separate process: `node benches/labels.bench.ts 100 1000` for 100 quotes and
 * labels one after the other, and a batch of 1,000 (the defaults). Prints the time of a quote of all services, of a label from the click to
 * its PDF, and of the batch: rating, buying, and the merged PDF, and exits with code 1 when a figure misses its mark. The client shares
 * the machine with the server.
 */
import { randomUUID } from 'node:crypto';
import { ask, signIn } from '../apps/server/src/testing/wire-client.ts';
import { judge, quantile } from './judge.ts';
import { serveBeside } from './serve-beside.ts';
import { spreadOf } from './spread-of.ts';

const [singles = 100, batched = 1_000] = process.argv.slice(2).map(Number);
const served = await serveBeside();
const { origin } = served.node;
const { headers } = await signIn(origin);
const post = <Reply>(path: string, body: unknown, key?: string): Promise<Reply> =>
  ask<Reply>(origin, path, {
    method: 'POST',
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
const get = <Reply>(path: string): Promise<Reply> => ask<Reply>(origin, path, { headers });
const file = async (path: string, options: RequestInit = {}): Promise<number> => {
  const reply = await fetch(`${origin}${path}`, { headers, ...options });
  if (!reply.ok || reply.headers.get('content-type') !== 'application/pdf')
    throw new Error(`${path}: no PDF: ${await reply.text()}`);
  return (await reply.arrayBuffer()).byteLength;
};
const timed = async <Result>(times: number[], work: () => Promise<Result>): Promise<Result> => {
  const start = performance.now();
  const result = await work();
  times.push(performance.now() - start);
  return result;
};
const secondsSince = (start: number): number => (performance.now() - start) / 1_000;
const inSeconds = (start: number): string => `${secondsSince(start).toFixed(1)} s`;

const place = (zipCode: string) => ({
  name: 'Hannah Whitfield',
  addressLine1: '418 Larkin St',
  city: 'San Francisco',
  stateCode: 'CA',
  zipCode,
  countryCode: 'US',
});
interface Quoted {
  quoteId: string;
  rates: { rateId: string; amount: { minor: number; currency: string } }[];
}
interface Bought {
  state: string;
  labels: { labelId: string }[];
}
interface Batch {
  state: string;
  total: { minor: number; currency: string };
  counts: Record<string, number>;
  batchId: string;
  labels: number;
}

const { payAt } = await post<{ payAt: string }>('/ezeeship-api/ezeeship/postage/topUp', {
  amount: { minor: 5_000_000, currency: 'USD' },
  method: 'demo',
});
await fetch(`${origin}${payAt}`, { method: 'POST', headers: { 'x-requested-with': 'bench' } });

const quotes: number[] = [];
const clicks: number[] = [];
let services = 0;
for (let number = -5; number < singles; number += 1) {
  const warm = number < 0;
  const quote = await timed(warm ? [] : quotes, () =>
    post<Quoted>('/ezeeship-api/ezeeship/rate/quote', {
      from: place('94107'),
      to: place('90277'),
      packages: [{ length: 9, width: 6, height: 4, weight: 1, unit: 'in/lb' }],
    }),
  );
  services = quote.rates.length;
  const { rateId, amount } = quote.rates[0]!;
  await timed(warm ? [] : clicks, async () => {
    const body = { quoteId: quote.quoteId, rateId, amount };
    const { state, labels } = await post<Bought>('/api/lading-shipment/label/purchase', body, randomUUID());
    if (state !== 'BOUGHT') throw new Error(state);
    await file(`/api/lading-shipment/label/file/${labels[0]!.labelId}?format=pdf`);
  });
}
console.log(`quote of ${services} services   ${spreadOf(quotes)}`);
console.log(`click to label (PDF)  ${spreadOf(clicks)}`);
judge('quote, p95', quantile(quotes, 0.95), { most: 100, unit: 'ms' });
judge('click to label, p95', quantile(clicks, 0.95), { most: 300, unit: 'ms' });

const orderIds: string[] = [];
for (let number = 0; number < batched; number += 1) {
  const { orderId } = await post<{ orderId: string }>('/api/lading-order/order/create', {
    orderNo: `BENCH-${number}`,
    recipient: place('94102'),
    sender: place('94107'),
    currency: 'USD',
    lines: [{ skuCode: 'JP-BOWL', quantity: 1, unitPrice: 34.5 }],
    packages: [{ length: 9, width: 6, height: 4, weight1: 2, weight2: 0, unit: 'in/lb' }],
  });
  orderIds.push(orderId);
}

const base = '/api/lading-shipment/label/batch';
const until = async (batchId: string, isOver: (batch: Batch) => boolean): Promise<Batch> => {
  for (;;) {
    const batch = await get<Batch>(`${base}/${batchId}`);
    if (isOver(batch)) return batch;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
const started = performance.now();
const { batchId } = await post<Batch>(base, { orderIds }, randomUUID());
const ready = await until(batchId, ({ state }) => state !== 'VALIDATING');
console.log(`batch of ${batched}: rated after ${inSeconds(started)} (${JSON.stringify(ready.counts)})`);
await post(
  `${base}/${batchId}/buy`,
  { labels: ready.labels ?? ready.counts['READY'], total: ready.total },
  randomUUID(),
);
const done = await until(batchId, ({ state }) => state.startsWith('DONE'));
console.log(`  bought after ${inSeconds(started)} (${JSON.stringify(done.counts)})`);
const body = JSON.stringify({ format: 'pdf' });
const bytes = await file(`${base}/${batchId}/labels`, { method: 'POST', headers, body });
console.log(`  merged PDF after ${inSeconds(started)} (${(bytes / 1e6).toFixed(1)} MB)`);
// A thousand labels in a minute.
judge(`batch of ${batched}`, secondsSince(started), { most: (60 * batched) / 1_000, unit: 's' });
await served.close();
