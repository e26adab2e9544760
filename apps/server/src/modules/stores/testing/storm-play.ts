import { storesApi } from '@lading/contracts/stores';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../../platform/testing/test-server.ts';
import { faultsOfGoods, faultsOfReports } from './storm-check.ts';
import { stormParcels } from './storm-parcels.ts';
import { stormOrders } from './storm-orders.ts';
import { stormSeller } from './storm-seller.ts';
import { seeded, type StormKind } from './storm-shop.ts';
import { storeJobs } from './store-jobs.ts';

/** A storm as it is played. */
export interface Storm {
  seed: number;
  steps: number;
  /** Gives the seller postage. @returns what has the carrier take back the label of one package of a shipment of two */
  stock: (server: TestServer, seller: Caller) => Promise<(shipmentId: string) => Promise<void>>;
}

/** What has happened, and its results. */
export interface Played {
  /** What each step was, in turn. */
  acts: string[];
  /** What all orders were in the end. */
  ends: string[];
  /** What the last pull ended with. */
  status: number | undefined;
  faults: string[];
  /** Orders that are kept aside, by the shop's ids. */
  kept: string[];
}

/**
 * Has a shop and a seller do anything for a while, and the shop answer badly at times; then lets it all come to rest and looks for what was
 * lost or doubled. The same seed does the same: the time stands still but for a step, and nothing is done at the same time.
 */
export async function playStorm(
  kindOf: () => Promise<StormKind>,
  { seed, steps, stock }: Storm,
): Promise<Played> {
  const startMs = Math.floor(Date.now() / 1_000) * 1_000;
  vi.useFakeTimers({ toFake: ['Date'], now: startMs });
  const kind = await kindOf();
  const server = await startTestServer({ ...kind.settings, LADING_STORE_PULL_TURN_SECONDS: '0' });
  try {
    const seller = await server.signIn('seller@lading.test');
    const voidPackage = await stock(server, seller);
    const storeId = await kind.connect(server, seller);
    const acts: string[] = [];
    const random = seeded(seed);
    const shop = kind.shop(random);
    const jobs = storeJobs(server, shop.connector);
    const parcels = stormParcels();
    const note = async () => parcels.note(await stormOrders(jobs, storeId));
    const sell = stormSeller({ server, seller, random, voidPackage }, jobs, storeId);
    const act = () => acts.push(`shop: ${shop.act()}`);
    shop.meanwhile(() => {
      if (random(6) === 0) act();
    });
    const pull = async () => {
      // The database's clock goes on, as the shop's does not: that would move the cursor, by more or less each time.
      await jobs.rows(sql`
        update store_source set cursor_at = now() + interval '1 day' where store_id = ${storeId}`);
      await server.call(storesApi.calls.pullOrder, { query: { storeIds: storeId } }, seller);
      return jobs.pull(storeId, note);
    };
    const badly = async (work: () => void, what: string) => {
      work();
      acts.push(`${what}: ${await pull()}`);
      shop.calm();
    };
    for (let step = 0; step < 15; step += 1) act();
    for (let step = 0; step < steps; step += 1) {
      vi.setSystemTime(startMs + step * 100);
      const at = random(20);
      if (at < 7) act();
      else if (at < 15) {
        acts.push(`seller: ${await sell()}`);
        await note();
      } else if (at < 17) await badly(shop.trouble, 'pull in trouble');
      else if (at < 19) {
        const isSilent = random(3) === 0;
        if (isSilent) shop.silent();
        // A shop that is silent for good is not part of this: a person tells it again.
        const last = !isSilent && random(4) === 0;
        acts.push(`reports: ${await jobs.report({ isDue: () => random(3) > 0, last })}`);
        shop.calm();
      } else if (step % 3 === 0) await badly(shop.spoil, 'pull with a bad order');
    }
    shop.meanwhile(null);
    let status = await pull();
    for (let round = 0; round < 8; round += 1) {
      const ended = await jobs.report();
      status = await pull();
      if (ended === 0) break;
    }
    await jobs.report({ last: true });
    const orders = await stormOrders(jobs, storeId);
    const ends = orders.map(
      ({ externalId, status, lines }) =>
        `${externalId} ${status} ${lines.map(({ sku, units }) => `${units} ${sku}`).join(', ')}`,
    );
    const faults = [
      ...[...shop.owed()].flatMap(([id, owed]) =>
        faultsOfGoods(orders, parcels, id, { owed, byItself: shop.byItself(id) }),
      ),
      ...(await faultsOfReports(jobs, shop)),
    ];
    const kept = await jobs.rows(sql<{ id: string }>`
      select external_id as id from held_order where store_id = ${storeId} order by 1`);
    return { acts, ends, status, faults, kept: kept.map(({ id }) => id) };
  } finally {
    vi.useRealTimers();
    await server.close();
    await kind.close();
  }
}
