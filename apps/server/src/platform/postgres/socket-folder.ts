import { createHash } from 'node:crypto';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresAccount } from './postgres-account.ts';

/** What `sockaddr_un` holds on Linux; macOS has 104 including the closing zero. */
const longestPath = 103;
const socketName = '.s.PGSQL.5432';

/**
 * The folder of PostgreSQL's socket: the cluster's own, which only its account may enter, or, when that path is too
 * long for a socket, a private one in the machine's folder for short-lived files.
 */
export async function socketFolder(
  clusterFolder: string,
  account: PostgresAccount | undefined,
): Promise<string> {
  if (Buffer.byteLength(join(clusterFolder, socketName)) <= longestPath) return clusterFolder;
  const mark = createHash('sha256').update(clusterFolder).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `lading-${mark}`);
  const uid = account?.uid ?? process.getuid?.() ?? 0;
  await mkdir(folder, { mode: 0o700 }).then(
    () => (account ? chown(folder, account.uid, account.gid) : undefined),
    async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      const found = await lstat(folder);
      // Anybody may write there: a folder of somebody else's could be a trap.
      if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
        throw new Error(`${folder} belongs to somebody else. Choose a shorter DATA_DIR.`);
      }
    },
  );
  return folder;
}
