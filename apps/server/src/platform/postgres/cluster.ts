import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresAccount } from './postgres-account.ts';
import { postgresMajor, type PostgresBinaries } from './postgres-binaries.ts';
import { runTool } from './run-tool.ts';

/** The superuser of the embedded cluster. Servers log in as another role: see `server-role.ts`. */
export const clusterUser = 'lading';
const passwordFile = 'lading.password';

/**
 * PostgreSQL's path to its own folder. On Linux its working directory is the folder and it uses a relative path, so it
 * works below folders that its account cannot enter (a checkout below `/root`).
 */
export function ownFolder(clusterFolder: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : clusterFolder;
}

/** Creates the cluster unless it exists. An interrupted first start leaves no partial cluster: it is renamed into place. */
export async function ensureCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  account: PostgresAccount | undefined,
): Promise<{ folder: string; password: string }> {
  const folder = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) await createCluster(dataDir, folder, binaries, account);
  else if (version.trim() !== postgresMajor) {
    throw new Error(
      `The data folder was written by PostgreSQL ${version.trim()}; this release brings ${postgresMajor}. See docs/operating.md.`,
    );
  }
  return { folder, password: (await readFile(join(folder, passwordFile), 'utf8')).trim() };
}

async function createCluster(
  dataDir: string,
  folder: string,
  binaries: PostgresBinaries,
  account: PostgresAccount | undefined,
): Promise<void> {
  const part = join(dataDir, `postgres.new-${process.pid}`);
  const secretFolder = await mkdtemp(join(tmpdir(), 'lading-'));
  const secret = join(secretFolder, 'password');
  const password = randomBytes(24).toString('base64url');
  try {
    await mkdir(part, { mode: 0o700 });
    await writeFile(secret, password, { mode: 0o600 });
    for (const path of account ? [part, secretFolder, secret] : [])
      await chown(path, account!.uid, account!.gid);
    await runTool(
      binaries.initdb,
      [
        '-D',
        ownFolder(part),
        '-U',
        clusterUser,
        '--auth=scram-sha-256',
        `--pwfile=${secret}`,
        '--encoding=UTF8',
      ]
        // Unicode-aware and the same on every machine, unlike the locales of the operating system.
        .concat(['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions']),
      { cwd: part, account },
    );
    await writeFile(join(part, passwordFile), password, { mode: 0o600 });
    await rename(part, folder).catch((error: unknown) => {
      // Another process completed the first start before us; use its cluster.
      if (!existsSync(join(folder, 'PG_VERSION'))) throw error;
    });
  } finally {
    await rm(part, { recursive: true, force: true });
    await rm(secretFolder, { recursive: true, force: true });
  }
}
