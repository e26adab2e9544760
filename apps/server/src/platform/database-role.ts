import type { Pool } from 'pg';
import type { Logger } from 'pino';

/**
 * Warns when the server logs in as a superuser. Calls act in roles of their own that row-level security binds, but migrations, the job
 * queue and backups act as the login: less than a superuser is enough for them (`docs/security.md`, 8.4.1).
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
