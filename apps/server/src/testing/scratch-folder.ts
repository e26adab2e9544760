import { accessSync, constants, existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
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

/** The start of the path of a folder that belongs to this process, for `mkdtemp`. */
export const scratchPath = (purpose: string): string =>
  join(scratchFolder(), `lading-${purpose}-${process.pid}-`);

/** Removes the folders of killed processes from memory, which they would otherwise take until the machine restarts. */
export function removeLeftovers(folder = memoryFolder): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const [, pid] = /^lading-[a-z]+-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // It is another account's.
    }
  }
}
