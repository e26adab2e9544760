import { accessSync, constants, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../platform/postgres/postmaster.ts';

const memoryFolder = '/dev/shm';
const gibibyte = 2 ** 30;
/** A run with its tests, browsers and checks takes about 6 GiB beside its data. */
const leastAvailable = 8 * gibibyte;
/** A run's data takes up to 1 GiB, and several runs may go on at once. */
const leastRoom = 4 * gibibyte;

/** Free bytes of a folder that this process may write to, otherwise 0. */
function roomIn(folder: string): number {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Where data that ends with its run is kept: in memory, if the system has a folder there and enough of both, otherwise in the temporary
 * folder. A database has more than a thousand files: on a disk, creating one for each test file costs a tenth of the processor time of
 * the run.
 */
export function scratchFolder(
  folder = memoryFolder,
  room = roomIn(folder),
  available = process.availableMemory(),
): string {
  return room >= leastRoom && available >= leastAvailable ? folder : tmpdir();
}

/** The start of the name of a folder that belongs to this process. */
export const scratchName = (prefix: string): string => `${prefix}${process.pid}-`;

/** Removes the folders of killed runs, which would otherwise take memory until the machine restarts. */
export function removeLeftovers(folder: string, prefix: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = name.startsWith(prefix) ? (/^(\d+)-/.exec(name.slice(prefix.length)) ?? []) : [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // It is another account's.
    }
  }
}
