import { sql } from 'kysely';
import type { Platform } from '../../src/platform/platform.ts';
import type { Seed } from './seed.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedMessages } from './seed-messages.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';

/** The seeds after the people, in order. */
const seeds: readonly Seed[] = [seedCatalogue, seedOrders, seedMessages];

/**
 * Fills an empty database with the demo of decision D12, all or nothing.
 * @returns Whether the demo's sign-ins are there, from now or from an earlier start.
 */
export async function seedDemo({ database, clock }: Platform): Promise<boolean> {
  return database.asSystem(async (trx) => {
    // Two first starts on one database: one seeds.
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
    const organisations = await seedPeople(trx);
    const context = { trx, organisations, now: clock.now() };
    for (const seed of seeds) await seed(context);
    return true;
  });
}
