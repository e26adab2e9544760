import type { PoolConfig } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { accessTokens } from './access-tokens.ts';
import { openApiKeys } from './api-keys.ts';
import { callCounts } from './call-counts.ts';
import type { Clock } from './clock.ts';
import { openDatabase } from './database.ts';
import { databaseTurns } from './database-turns.ts';
import { openFileStore } from './files/open-file-store.ts';
import { openJobs } from './jobs/jobs.ts';
import { openMail } from './mail.ts';
import { openMaintenance } from './maintenance.ts';
import type { Platform } from './platform.ts';
import { openSecrets } from './secrets.ts';
import { sessionCheck } from './session-check.ts';
import { noTracing, type Tracing } from './tracing/tracing.ts';

/** Creates the platform on a running database. */
export function openPlatform(
  config: Config,
  connection: PoolConfig,
  log: Logger,
  clock: Clock,
  tracing: Tracing = noTracing,
): Platform {
  const database = openDatabase(
    { ...connection, silenceMs: config.databaseSilenceMs },
    (error) => log.error({ err: error }, 'a database connection was lost'),
    tracing,
  );
  const secrets = openSecrets(config.dataDir, config.secret);
  const counts = callCounts({ database, clock, secrets, log });
  return {
    config,
    log,
    clock,
    database,
    databaseTurns: databaseTurns(database),
    secrets,
    tokens: accessTokens(secrets, clock),
    sessions: sessionCheck(database, clock),
    callCounts: counts,
    apiKeys: openApiKeys({ database, clock, counts }, config.keyCallsPerMinute),
    maintenance: openMaintenance(database, clock, log),
    jobs: openJobs(database, log, tracing),
    mail: openMail(config, clock),
    files: openFileStore(config, log),
    tracing,
    life: { isEnding: false, isOutdated: false },
    checkReplies: false,
  };
}
