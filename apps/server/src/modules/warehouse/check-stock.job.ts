import type { Platform } from '../../platform/platform.ts';
import { checkStock } from './stock.store.ts';

/** Compares levels, bins, layers, lines and moves each night. Findings are logged as an error; nothing is corrected automatically. */
export function checkStockNightly({ database, jobs, log }: Platform): void {
  jobs.schedule('warehouse.check-stock', '23 9 * * *', async () => {
    const findings = await database.asSystem(checkStock);
    if (findings.length > 0) log.error({ findings: findings.slice(0, 100) }, 'stock does not add up');
  });
}
