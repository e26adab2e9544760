import { setTimeout as wait } from 'node:timers/promises';
import { messagesApi } from '../packages/contracts/src/messages/index.ts';
import { ordersApi } from '../packages/contracts/src/orders/index.ts';
import { organizationsApi } from '../packages/contracts/src/organizations/index.ts';
import { productImport, productsApi } from '../packages/contracts/src/products/index.ts';
import { storesApi } from '../packages/contracts/src/stores/index.ts';
import { tasksApi } from '../packages/contracts/src/tasks/index.ts';
import { saveProducts } from '../apps/server/src/testing/import-series.ts';
import { ask, type Signed } from '../apps/server/src/testing/wire-client.ts';

/** How long calls took from when they were due, in milliseconds by kind of call, and what failed. */
export interface MixTimes {
  waits: Map<string, number[]>;
  failures: string[];
}

/**
 * Makes typical calls of list users, with some checks and saves of an import, at a fixed rate, whether or not earlier ones are
 * answered.
 */
export function callMix(
  origin: string,
  signed: () => Signed,
): (rate: number, seconds: number) => Promise<MixTimes> {
  const read = (path: string) => () => ask(origin, path, { headers: signed() });
  const page = () => 1 + Math.floor(Math.random() * 5);
  const row = JSON.stringify(productImport.sample[0]);
  const name = `MIX-${Date.now()}`;
  let saves = 0;

  /** Name, share in percent, and the call. */
  const mix: readonly (readonly [name: string, share: number, call: () => Promise<unknown>])[] = [
    ['orders', 25, () => read(`${ordersApi.calls.orderPage.path}?pageSize=20&pageNo=${page()}`)()],
    ['products', 15, () => read(`${productsApi.calls.productPage.path}?pageSize=20&pageNo=${page()}`)()],
    ['products, searched', 5, read(`${productsApi.calls.productPage.path}?pageSize=20&search=stool`)],
    ['tasks of the popover', 15, read(`${tasksApi.calls.queryTask.path}?pageSize=50&queryAllFlag=false`)],
    ['messages', 10, read(`${messagesApi.calls.listMessages.path}?pageSize=5`)],
    ['stores', 10, read(storesApi.calls.activeStores.path)],
    ['orders in numbers', 5, read(`${ordersApi.calls.orderOverview.path}?timeZone=America%2FLos_Angeles`)],
    ['feature flags', 5, read(organizationsApi.calls.queryAllFlag.path)],
    [
      'check of one row',
      7,
      () => ask(origin, productsApi.calls.validateRow.path, { method: 'POST', headers: signed(), body: row }),
    ],
    ['save of 10 rows', 3, () => saveProducts(origin, signed(), `${name}-${(saves += 1)}`, 10)],
  ];
  const shares = mix.flatMap((kind) => Array.from({ length: kind[1] }, () => kind));

  return async (rate, seconds) => {
    const waits = new Map(mix.map(([kind]) => [kind, [] as number[]]));
    const failures: string[] = [];
    const calls = new Set<Promise<void>>();
    const started = performance.now();
    for (let made = 0; made < rate * seconds; made += 1) {
      const due = started + (made * 1_000) / rate;
      const early = due - performance.now();
      if (early > 0) await wait(early);
      const [kind, , call] = shares[Math.floor(Math.random() * shares.length)]!;
      const done: Promise<void> = call()
        .then(
          () => void waits.get(kind)!.push(performance.now() - due),
          (error: unknown) => void failures.push(`${kind}: ${String(error)}`),
        )
        .finally(() => calls.delete(done));
      calls.add(done);
    }
    await Promise.all(calls);
    return { waits, failures };
  };
}
