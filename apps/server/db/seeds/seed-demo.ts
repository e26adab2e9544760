import { sql } from 'kysely';
import type { Platform } from '../../src/platform/platform.ts';
import { automateOrders } from './automate-orders.ts';
import { queueDemoHistory } from './demo-history.ts';
import { fundWallets } from './fund-wallets.ts';
import type { Seed, SeededOrganization } from './seed.ts';
import { invoiceClients } from './invoice-clients.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedMessages } from './seed-messages.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';
import { sendToWarehouse, stockWarehouses } from './stock-warehouses.ts';

/** The seeds after the people, in order. */
const seeds: readonly Seed[] = [seedCatalogue, seedOrders, seedMessages];

/**
 * Fills an empty database with the demo of decision D12, all or nothing.
 * `withHistory`: its warehouses get three months of history in the background, instead of one delivery.
 *
 * @returns Whether the demo's sign-ins exist, from now or from an earlier start.
 */
export async function seedDemo(platform: Platform, { withHistory = false } = {}): Promise<boolean> {
  const { database, clock } = platform;
  let seeded: SeededOrganization[] = [];
  const isThere = await database.asSystem(async (trx) => {
    // If two first starts share a database, only one seeds.
    await sql`select pg_advisory_xact_lock(7205002)`.execute(trx);
    const anybody = await trx.selectFrom('person').select('email').limit(1).executeTakeFirst();
    if (anybody) {
      const demo = await trx
        .selectFrom('person')
        .select('email')
        .where('email', 'like', '%@lading.test')
        .limit(1)
        .execute();
      return demo.length > 0;
    }
    seeded = await seedPeople(trx);
    const context = { trx, organisations: seeded, now: clock.now() };
    for (const seed of seeds) await seed(context);
    if (withHistory) await queueDemoHistory(context, platform.jobs);
    return true;
  });
  // The ledger is written as the organization itself, which exists once that is committed.
  await fundWallets(platform, seeded);
  await automateOrders(platform, seeded);
  if (withHistory) return isThere;
  await stockWarehouses(platform, seeded);
  await sendToWarehouse(platform, seeded);
  await invoiceClients(platform, seeded);
  return isThere;
}
