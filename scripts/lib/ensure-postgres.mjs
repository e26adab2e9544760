import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from './install-package.mjs';

const oldest = 14;

/** Folders whose names are a prefix followed by a version, newest first. */
function versions(folder, prefix, bin) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .sort((one, other) => Number(other.slice(prefix.length)) - Number(one.slice(prefix.length)))
    .map((name) => join(folder, name, bin));
}

/** Whether a folder has the programs of a new enough server. */
function serves(bin) {
  if (!existsSync(join(bin, 'initdb'))) return false;
  const { stdout } = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1]) >= oldest;
}

const find = () =>
  [
    ...[process.env.POSTGRES_BIN ?? ''].filter((bin) => bin !== ''),
    ...versions('/usr/lib/postgresql', '', 'bin'),
    ...versions('/usr', 'pgsql-', 'bin'),
    ...versions('/opt/homebrew/opt', 'postgresql@', 'bin'),
    ...versions('/usr/local/opt', 'postgresql@', 'bin'),
    ...(process.env.PATH ?? '').split(':'),
  ].find(serves);

/**
 * The folder with the programs of a PostgreSQL server for the multi-node tests: the system's, otherwise installed from the system's
 * packages if allowed, otherwise `embedded`: the programs of the embedded database.
 */
export function ensurePostgres() {
  const present = find();
  if (present !== undefined) return present;
  // Progress for the terminal.
  console.log('Installing PostgreSQL for the tests with several nodes …');
  const installed = installPackage('postgresql') ? find() : undefined;
  if (installed === undefined)
    console.error(
      `No PostgreSQL server (${oldest} or newer) could be found or installed: the tests use the programs of the embedded one.`,
    );
  return installed ?? 'embedded';
}
