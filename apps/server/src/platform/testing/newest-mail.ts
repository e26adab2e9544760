import { vi } from 'vitest';
import type { TestServer } from './test-server.ts';

/** The newest mail of a server with running jobs, once all requested mails are sent. */
export async function newestMail({ platform }: TestServer) {
  await vi.waitFor(
    async () => {
      const { rowCount } = await platform.database.pool.query(
        `select from graphile_worker.jobs where task_identifier in ('code-mail', 'security-mail', 'owner-mail')`,
      );
      if (rowCount) throw new Error('A mail is not sent yet');
    },
    { timeout: 15_000, interval: 20 },
  );
  const [newest] = await platform.mail.written();
  return newest;
}
