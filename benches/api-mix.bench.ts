/**
 * How long calls take at a steady rate: `node benches/api-mix.bench.ts 200 30` for 200 calls a second during 30 s (without arguments 50, 5).
 * A server in a process of its own with the demo's data; the mix is what people at lists do, with some checks and saves of an import.
 * Calls come at their time whether or not earlier ones are answered, and a call's time runs from when it was due. The client shares the
 * machine with the server. Prints the spread of these times by kind of call and over all, and how many calls failed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { productImport } from '../packages/contracts/src/imports/product.import.ts';
import { order } from '../packages/contracts/src/services/order.ts';
import { wmsBusiness } from '../packages/contracts/src/services/wms-business.ts';
import { wmsPlatform } from '../packages/contracts/src/services/wms-platform.ts';
import { wmsProduct } from '../packages/contracts/src/services/wms-product.ts';
import { wmsUser } from '../packages/contracts/src/services/wms-user.ts';
import { ask, signIn } from '../apps/server/src/testing/wire-client.ts';
import { saveProducts } from '../apps/server/src/testing/import-series.ts';
import { serveBeside } from './serve-beside.ts';
import { spreadOf } from './spread-of.ts';

const [rate = 50, seconds = 5] = process.argv.slice(2).map(Number);
const warmUpSeconds = 3;

const served = await serveBeside();
const { origin } = served.node;
const { headers } = await signIn(origin);
const read = (path: string) => () => ask(origin, path, { headers });
const page = () => 1 + Math.floor(Math.random() * 5);
const row = JSON.stringify(productImport.sample[0]);
let saves = 0;

/** Name, share in percent, and the call. */
const mix: readonly (readonly [name: string, share: number, call: () => Promise<unknown>])[] = [
  ['orders', 25, () => read(`${order.calls.orderPage.path}?pageSize=20&pageNo=${page()}`)()],
  ['products', 15, () => read(`${wmsProduct.calls.productPage.path}?pageSize=20&pageNo=${page()}`)()],
  ['products, searched', 5, read(`${wmsProduct.calls.productPage.path}?pageSize=20&search=stool`)],
  ['tasks of the popover', 15, read(`${wmsBusiness.calls.queryTask.path}?pageSize=50&queryAllFlag=false`)],
  ['messages', 10, read(`${wmsUser.calls.listMessages.path}?pageSize=5`)],
  ['stores', 10, read(order.calls.activeStores.path)],
  ['orders in numbers', 5, read(`${order.calls.orderOverview.path}?timeZone=America%2FLos_Angeles`)],
  ['feature flags', 5, read(wmsPlatform.calls.queryAllFlag.path)],
  [
    'check of one row',
    7,
    () => ask(origin, wmsProduct.calls.validateRow.path, { method: 'POST', headers, body: row }),
  ],
  ['save of 10 rows', 3, () => saveProducts(origin, headers, `MIX-${(saves += 1)}`, 10)],
];
const shares = mix.flatMap((kind) => Array.from({ length: kind[1] }, () => kind));

/** Makes calls at the rate; gives how long they took, by kind, and what failed. */
async function run(forSeconds: number): Promise<{ waits: Map<string, number[]>; failures: string[] }> {
  const waits = new Map(mix.map(([name]) => [name, [] as number[]]));
  const failures: string[] = [];
  const calls: Promise<void>[] = [];
  const begun = performance.now();
  while (calls.length < rate * forSeconds) {
    const due = begun + (calls.length * 1_000) / rate;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    const [name, , call] = shares[Math.floor(Math.random() * shares.length)]!;
    calls.push(
      call().then(
        () => void waits.get(name)!.push(performance.now() - due),
        (error: unknown) => void failures.push(`${name}: ${String(error)}`),
      ),
    );
  }
  await Promise.all(calls);
  return { waits, failures };
}

await run(warmUpSeconds);
const { waits, failures } = await run(seconds);
const all = [...waits.values()].flat();
for (const [name, found] of waits)
  if (found.length > 0)
    console.log(`${name.padEnd(22)} ${String(found.length).padStart(6)}  ${spreadOf(found)}`);
console.log(`${'all'.padEnd(22)} ${String(all.length).padStart(6)}  ${spreadOf(all)}`);
console.log(
  `${rate} calls a second asked for; ${failures.length} failed${failures[0] ? `, such as ${failures[0]}` : ''}`,
);
await served.close();
