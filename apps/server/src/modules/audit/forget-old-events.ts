import { sql } from 'kysely';
import type { Platform } from '../../platform/platform.ts';

const day = 24 * 3_600_000;
/** A piece is one transaction, so that writers of new entries wait for none. */
const pieceRows = 5_000;

/**
 * Removes what is older than the operator wants it kept; nothing unless he says so. It is the one way through the protection of the log, and
 * the database itself keeps the last 30 days whatever is asked (migration 0062).
 */
export async function forgetOldEvents({ config, clock, database, log }: Platform): Promise<number> {
  const { auditRetentionDays: days } = config;
  if (days === undefined) return 0;
  const before = new Date(clock.now().getTime() - days * day);
  let removed = 0;
  for (;;) {
    const gone = await database.asSystem(async (trx) => {
      const { rows } = await sql<{
        gone: number;
      }>`select forget_audit_events(${before}, ${pieceRows}) as gone`.execute(trx);
      return rows[0]?.gone ?? 0;
    });
    removed += gone;
    if (gone < pieceRows) break;
  }
  if (removed > 0) log.info({ removed, before }, 'old entries of the audit log were removed');
  return removed;
}
