import type { Trx } from '../../src/platform/database.ts';
import type { DemoPerson } from './demo-people.ts';

/** An organization of the demo, by the address of its person. */
export interface SeededOrganization {
  orgId: string;
  userId: string;
  person: DemoPerson;
}

/** The context of a seed. */
export interface SeedContext {
  /** In the system role: a seed sets the `org_id` of each row. All seeds share one transaction: all or none. */
  trx: Trx;
  organisations: readonly SeededOrganization[];
  now: Date;
}

/** Fills a part of an empty demo database. Add yours to the list in `seed-demo.ts`. */
export type Seed = (context: SeedContext) => Promise<void>;
