import { sql } from 'kysely';
import { z } from 'zod';
import { simulationService } from '../../src/modules/warehouse/index.ts';
import { jobKind } from '../../src/platform/jobs/job-kind.ts';
import type { Jobs } from '../../src/platform/jobs/jobs.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { demoPeople } from './demo-people.ts';
import type { SeedContext, SeededOrganization } from './seed.ts';
import { sendToWarehouse } from './stock-warehouses.ts';

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const historyJob = jobKind('demo.history', z.object({ providerOrgId: z.string(), from: day }));

/** Days of history, enough for charts of three months and at least two invoices. */
const days = 92;
const seed = 1;
const dayMs = 86_400_000;

/** Queues the history of the demo's warehouses once the demo is seeded. */
export async function queueDemoHistory(
  { trx, organisations, now }: SeedContext,
  jobs: Pick<Jobs, 'add'>,
): Promise<void> {
  const provider = organisations.find(({ person }) => person.provides);
  if (!provider) return;
  const from = new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
  // Each restart of the server ends an attempt; the next continues where it stopped.
  const options = { key: 'demo-history', attempts: 25, isPatient: true };
  await jobs.add(trx, historyJob, { providerOrgId: provider.orgId, from }, options);
}

/** Organizations of the demo after seeding. */
async function seededOrganizations({ database }: Platform): Promise<SeededOrganization[]> {
  const { rows } = await database.asSystem((trx) =>
    sql<{ orgId: string; userId: string; email: string }>`
      select org_id::text as "orgId", user_id::text as "userId", email from person
      where email = any (${demoPeople.map(({ email }) => email)})`.execute(trx),
  );
  return rows.map(({ email, ...row }) => ({
    ...row,
    person: demoPeople.find((person) => person.email === email)!,
  }));
}

/** Creates the history day by day in small transactions, in the background: the start does not wait for it. */
export function handleDemoHistory(platform: Platform): void {
  const { simulateDay } = simulationService(platform);
  platform.jobs.handle(historyJob, async ({ providerOrgId: orgId, from }, { signal }) => {
    for (let at = Date.parse(from); ; at += dayMs) {
      signal.throwIfAborted();
      const { outcome } = await simulateDay({ day: new Date(at).toISOString().slice(0, 10), seed, orgId });
      if (outcome === 'NOT_OVER') break;
    }
    await sendToWarehouse(platform, await seededOrganizations(platform));
  });
}
