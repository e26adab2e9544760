import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** A PostgreSQL that runs on a cluster, from its `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  socketFolder: string;
  port: number;
}

/** Whether a process with this id exists, under any owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The PostgreSQL that runs on the cluster, or `stale` when the file names a process that is gone or a different program (ids are
 * reused after a restart of the machine or container), or undefined without a file.
 */
export function readPostmaster(clusterFolder: string): Postmaster | 'stale' | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !isOurPostgres(pid, clusterFolder))
    return 'stale';
  const socketFolder = lines[4] ?? '';
  return {
    pid,
    port: Number(lines[3]) || 5432,
    socketFolder: socketFolder.startsWith('/') ? socketFolder : clusterFolder,
  };
}

function isOurPostgres(pid: number, clusterFolder: string): boolean {
  try {
    if (process.platform === 'linux') {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterFolder);
    }
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}
