import { join } from 'node:path';
import { identityApi } from '@lading/contracts/identity';
import { inject } from 'vitest';
import { openLog } from '../../../platform/open-log.ts';
import { openPlatform } from '../../../platform/open-platform.ts';
import type { Caller, TestServer } from '../../../platform/testing/test-server.ts';
import { runUntilKilled } from '../../../testing/run-until-killed.ts';
import type { KilledServiceNode } from './killed-service-node.ts';

/** Nodes on the database of a test's server: one that stays alive, and others that are killed during their work. */
export async function otherNodes({ platform, clock, call }: TestServer, seller: Caller) {
  const { rows } = await platform.database.pool.query<{ name: string }>('select current_database() as name');
  const connection = { ...inject('postgres'), database: rows[0]!.name, max: 4 };
  const account = await call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller);
  if (account.result !== 'OK') throw new Error(account.message);
  const { org, user } = account.data;
  return {
    orgId: org.orgId,
    /** A separate connection pool to the same database; the test closes it. */
    living: openPlatform(platform.config, connection, openLog('silent'), clock),

    /** Starts another process that does something for the seller, and is killed at a step of it. */
    async kill(act: KilledServiceNode['act'], at: KilledServiceNode['at']): Promise<void> {
      const given: KilledServiceNode = {
        connection,
        dataDir: platform.config.dataDir,
        orgId: org.orgId,
        userId: user.userId,
        act,
        at,
        aheadMs: clock.now().getTime() - Date.now(),
      };
      await runUntilKilled(join(import.meta.dirname, 'killed-service-node.ts'), given);
    },
  };
}
