import { setTimeout as wait } from 'node:timers/promises';
import { handleDemoHistory } from '../db/seeds/demo-history.ts';
import { seedDemo } from '../db/seeds/seed-demo.ts';
import { buildServer } from './build-server.ts';
import { type Config, readConfig } from './config.ts';
import { databaseClock, keepAligned } from './platform/database-clock.ts';
import { refuseUnfit } from './platform/fit-for-production.ts';
import { keepDataFolder } from './platform/data-folder.ts';
import { warnOfSuperuser } from './platform/database-role.ts';
import { openPlatform } from './platform/open-platform.ts';
import { embeddedPostgres } from './platform/postgres/embedded-postgres.ts';
import { refuseTakenPort } from './platform/refuse-taken-port.ts';
import { watchRelease } from './platform/watch-release.ts';
import { openTracing } from './platform/tracing/open-tracing.ts';
import { fileLog, openLog } from './platform/open-log.ts';
import type { Logger } from 'pino';
import { product } from '@lading/contracts/core';
import { demoPassword, demoPeople } from '../db/seeds/demo-people.ts';

/** Tells the person at the terminal where to go and, in a demo, how to sign in (decision D12). */
function greet(config: Config, address: string, demo: boolean, log: Logger): void {
  if (config.production) {
    log.info({ address: config.publicUrl ?? address }, `${product.name} is ready`);
    return;
  }
  const { port } = new URL(address);
  const origin = (host: string): string => `http://${host}:${port}`;
  const lines = ['', `${product.name} is ready`, '', `  Open     ${config.publicUrl ?? origin('localhost')}`];
  if (demo) {
    lines.push(
      `  Mail     ${origin('localhost')}/demo/mail (codes that would be mailed)`,
      '',
      '  Sign in with one of',
    );
    for (const person of demoPeople) {
      const where = person.resellerHost === undefined ? '' : `  at ${origin(person.resellerHost)}`;
      lines.push(`    ${person.email.padEnd(22)} ${person.what}${where}`);
    }
    lines.push('', `  Password ${demoPassword}`);
  }
  lines.push(
    '',
    `  Data     ${config.databaseUrl === undefined ? config.dataDir : 'DATABASE_URL'}`,
    `  Log      ${config.logFile}`,
    '  Ctrl-C ends it',
    '',
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Time limit for shutting down a part of the server. Without a responding database, some parts would wait forever. */
const endMs = 10_000;

/** @throws When it takes longer than a part may */
async function inTime(ending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the server did not end in time')), endMs);
  });
  await Promise.race([ending, late]).finally(() => clearTimeout(timer));
}

/** Starts everything, in sequence; a signal ends everything, in reverse. @throws The reason it could not start. */
export async function start(): Promise<void> {
  const config = readConfig(process.env);
  keepDataFolder(config.dataDir);
  const log =
    config.production || config.logLevel === 'silent'
      ? openLog(config.logLevel)
      : fileLog(config.logLevel, config.logFile);
  const closers: (() => Promise<unknown>)[] = [];
  let embedded: Awaited<ReturnType<typeof embeddedPostgres>> | undefined;
  let ending: Promise<void> | undefined;
  const end = (): Promise<void> =>
    (ending ??= (async () => {
      for (const close of closers.reverse())
        await inTime(close()).catch((error: unknown) => log.error({ err: error }, 'end'));
      // Last, and without a time limit: it writes everything to disk.
      await embedded?.stop().catch((error: unknown) => log.error({ err: error }, 'end'));
    })());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      log.info({ signal }, 'ending');
      void end().then(() => process.exit(0));
    });
  }
  try {
    embedded =
      config.databaseUrl === undefined
        ? await embeddedPostgres(config.dataDir, log, `process ${process.pid}, port ${config.port}`)
        : undefined;
    const tracing = await openTracing(config);
    closers.push(() => tracing.stop());
    const clock = databaseClock(log);
    const platform = openPlatform(
      config,
      embedded?.connection ?? { connectionString: config.databaseUrl },
      log,
      clock,
      tracing,
    );
    closers.push(() => platform.database.close());
    // All that depends on this node's setup comes before the migration, after which nodes of an earlier release leave the work.
    await refuseTakenPort(config);
    if (config.production) await refuseUnfit(platform.database);
    // A server without its storage still serves everything except files, and reports the problem.
    await platform.files.check().catch((error: unknown) => log.error({ err: error }, 'the file storage'));
    const app = await buildServer(platform);
    closers.push(() => {
      // Pending calls are answered; an endless one does not keep the server running.
      setTimeout(() => app.server.closeAllConnections(), 8_000).unref();
      return app.close();
    });
    closers.push(await keepAligned(clock, platform.database.pool, log));
    const migrated = await platform.database.migrate();
    if (migrated.length > 0) log.info({ migrated }, 'the schema is up to date');
    await warnOfSuperuser(platform.database, log);
    await platform.jobs.prepare();
    const demo = config.demo && (await seedDemo(platform, { withHistory: config.demoHistory }));
    if (config.demo) handleDemoHistory(platform);
    await platform.jobs.start();
    closers.push(() => platform.jobs.stop());
    closers.push(() => {
      platform.life.isEnding = true;
      return wait(config.drainMs);
    });
    const address = await app.listen({ port: config.port, host: config.host });
    closers.push(watchRelease(platform));
    greet(config, address, demo, log);
  } catch (error) {
    await end();
    throw error;
  }
}
