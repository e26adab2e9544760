import { mkdtemp, rm } from 'node:fs/promises';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { seedDemo } from '../../../db/seeds/seed-demo.ts';
import { readConfig } from '../../config.ts';
import { removeLeftovers, scratchPath } from '../../testing/scratch-folder.ts';
import { systemClock } from '../clock.ts';
import { openPlatform } from '../open-platform.ts';
import { embeddedPostgres } from '../postgres/embedded-postgres.ts';
import { openLog } from '../open-log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How to reach the PostgreSQL of this run; its `template` database is migrated and seeded. */
    postgres: { host: string; port: number; user: string; password: string };
  }
}

/** One PostgreSQL for the run, and a template for each test file's database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  removeLeftovers();
  const dataDir = await mkdtemp(scratchPath('run'));
  const log = openLog('warn');
  const embedded = await embeddedPostgres(dataDir, log, 'tests');
  const { host = '', port = 0, user = '', password } = embedded.superuser;
  const postgres = { host, port, user, password: String(password) };

  const client = new Client({ ...postgres, database: 'postgres' });
  await client.connect();
  // This cluster need not survive a power cut, and a database for each file means many writes.
  await client.query('alter system set fsync = off');
  await client.query('alter system set full_page_writes = off');
  await client.query('select pg_reload_conf()');
  await client.query('create database template');
  await client.end();

  const config = readConfig({ DATA_DIR: dataDir, LADING_SECRET: 'k'.repeat(40), LOG_LEVEL: 'warn' });
  const platform = openPlatform(config, { ...postgres, database: 'template' }, log, systemClock);
  await platform.database.migrate();
  await platform.jobs.prepare();
  await seedDemo(platform);
  await platform.database.close();

  project.provide('postgres', postgres);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
