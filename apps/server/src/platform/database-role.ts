import type { Pool } from 'pg';
import type { Logger } from 'pino';

/**
 * Warns when the server logs in as a superuser. Calls run in separate roles that are subject to row-level security, but migrations, the job
 * queue and backups run as the login role, which needs less than superuser rights (`docs/security.md`, 8.4.1).
 */
export async function warnOfSuperuser(
  database: { pool: Pick<Pool, 'query'> },
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const { rows } = await database.pool.query<{ role: string; is_superuser: string }>(
    `select current_user as role, current_setting('is_superuser') as is_superuser`,
  );
  const [found] = rows;
  if (found?.is_superuser === 'on')
    log.warn(
      { role: found.role },
      'the role of DATABASE_URL is a superuser; give the server one that is not (docs/operating.md)',
    );
}
