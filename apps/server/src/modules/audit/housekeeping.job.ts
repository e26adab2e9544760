import type { Platform } from '../../platform/platform.ts';
import { removeOldEvents } from './audit.store.ts';

/** One batch per transaction, so that writers of new entries never wait. */
const pieceRows = 5_000;

/** Trims the audit log each night. Call it while modules are registered. */
export function housekeeping(platform: Platform): void {
  platform.jobs.schedule('audit.housekeeping', '47 3 * * *', async () => void (await trimAuditLog(platform)));
}

/**
 * Removes entries older than the operator's limit; none without a limit. It is the only exception to the protection of the log, and
 * the database itself always keeps the last 30 days (migration 0062).
 */
export async function trimAuditLog({ config, database, log }: Platform): Promise<number> {
  const { auditRetentionDays: days } = config;
  if (days === undefined) return 0;
  let removed = 0;
  for (;;) {
    const gone = await database.asSystem((trx) => removeOldEvents(trx, days, pieceRows));
    removed += gone;
    if (gone < pieceRows) break;
  }
  if (removed > 0) log.info({ removed, days }, 'old entries of the audit log were removed');
  return removed;
}
