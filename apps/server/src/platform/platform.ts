import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { ApiKeys } from './api-keys.ts';
import type { CallCounts } from './call-counts.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { DatabaseTurns } from './database-turns.ts';
import type { FileStore } from './files/file-store.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mail } from './mail.ts';
import type { Maintenance } from './maintenance.ts';
import type { Secrets } from './secrets.ts';
import type { SessionCheck } from './session-check.ts';
import type { Tracing } from './tracing/tracing.ts';

/** The foundation of all modules. One value, created in `main.ts` (or by a test) and passed to every module. */
export interface Platform {
  config: Config;
  log: Logger;
  clock: Clock;
  database: Database;
  databaseTurns: DatabaseTurns;
  secrets: Secrets;
  tokens: AccessTokens;
  sessions: SessionCheck;
  /** Counts calls by address and API key, over all nodes. */
  callCounts: CallCounts;
  apiKeys: ApiKeys;
  maintenance: Maintenance;
  mail: Mail;
  jobs: Jobs;
  files: FileStore;
  tracing: Tracing;
  /**
   * In both cases calls are still answered, and a load balancer should route them elsewhere. `isEnding`: the node stops. `isOutdated`: nodes of
   * a newer release serve its database.
   */
  life: { isEnding: boolean; isOutdated: boolean };
  /** Validates every reply against its schema; on in tests, so that mistakes are found. */
  checkReplies: boolean;
}
