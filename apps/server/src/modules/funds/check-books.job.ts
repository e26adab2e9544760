import type { Platform } from '../../platform/platform.ts';
import { checkBooks } from './statement.store.ts';

/**
 * Compares every balance with its entries each night, and looks each hour for holds that should have been resolved. What is found
 * is logged as an error, for those who watch the log; nothing is corrected by itself.
 */
export function checkBooksNightly({ database, clock, jobs, log }: Platform): void {
  jobs.schedule('funds.check-books', '7 * * * *', async () => {
    const findings = await database.asSystem((trx) => checkBooks(trx, clock.now()));
    if (findings.drifted.length > 0)
      log.error({ wallets: findings.drifted }, 'balances differ from their ledger entries');
    if (findings.staleHolds.length > 0)
      log.error({ holds: findings.staleHolds }, 'holds are open for longer than an hour');
  });
}
