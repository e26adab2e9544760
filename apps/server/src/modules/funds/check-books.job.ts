import { bookFindingKinds, type BookFindings } from '@lading/contracts/funds';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Platform } from '../../platform/platform.ts';
import { checkBooks, keepCheck, latestCheck } from './check-books.store.ts';

type Books = Pick<Platform, 'database' | 'clock' | 'log'>;

/** The meaning of a finding, for readers of the log. */
const meaning: Readonly<Record<keyof BookFindings, string>> = {
  drifted: 'balances differ from their ledger entries',
  unbalanced: 'ledger transactions do not sum to zero',
  misstated: 'balances after ledger transactions are wrong',
  uncredited: 'paid payments are not in the ledger as they are',
  mischarged: 'labels were paid by another amount than charged',
  misadjusted: 'adjustments or won disputes of labels are not what the carrier reported',
  misrefunded: 'refunds of labels are not what their void says',
  mispaid: 'holds or postings of withdrawals are not what their state says',
  staleHolds: 'holds are open for longer than an hour',
};

/** Checks the ledger, stores the findings for `/metrics`, and logs each kind as an error. Nothing is corrected automatically. */
export async function checkBooksNow({
  database,
  clock,
  log,
}: Books): Promise<{ time: string; findings: BookFindings }> {
  const now = clock.now();
  const findings = await database.asSystem(async (trx) => {
    const found = await checkBooks(trx, now);
    await keepCheck(trx, found, now);
    return found;
  });
  for (const kind of bookFindingKinds)
    if (findings[kind].length > 0) log.error({ [kind]: findings[kind] }, meaning[kind]);
  return { time: now.toISOString(), findings };
}

/** Checks the ledger each hour. Operators see findings in the log, in `/metrics` and with `npm run admin -- books check`. */
export function checkBooksHourly(app: FastifyInstance, platform: Platform): void {
  platform.jobs.schedule('funds.check-books', '7 * * * *', async () => {
    await checkBooksNow(platform);
  });
  // Before the first check, and without the database, there is nothing to report.
  const latest = () => platform.database.asSystem(latestCheck).catch(() => undefined);
  const findings = new Gauge({
    registers: [],
    name: 'ledger_findings',
    help: 'What the latest check of the ledger has found, by kind; 0 when all is well',
    labelNames: ['kind'],
    async collect() {
      this.reset();
      const check = await latest();
      if (!check) return;
      for (const kind of bookFindingKinds) this.set({ kind }, check.findings[kind]?.length ?? 0);
    },
  });
  app.metrics.registerMetric(findings);
  const checked = new Gauge({
    registers: [],
    name: 'ledger_checked_at_seconds',
    help: 'When the latest check of the ledger was made; 0 before the first. A check that fails is none',
    async collect() {
      this.set(((await latest())?.time.getTime() ?? 0) / 1_000);
    },
  });
  app.metrics.registerMetric(checked);
}
