import { dropFromDevice, keepOnDevice, namesOnDevice, readDeviceList } from './device-storage.ts';

const kept = 'lading.floor.queue';
/** Each page keeps its own acts, so that two tabs never write over each other's. */
const own = `${kept}.${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;

// By this lock other pages see that this one is still there to send what it keeps.
if (navigator.locks) navigator.locks.request(own, () => new Promise(() => undefined)).catch(() => undefined);

/** Runs it unless the page that keeps its acts under the name is still open. Without locks nobody knows: an act happens once, however often sent. */
async function unlessOpen(name: string, run: () => void): Promise<void> {
  if (!navigator.locks) return run();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock) run();
  });
}

/** Keeps the acts of this page that are not sent yet: a reload, a dead battery or a hall without a network loses no scan. */
export function keepActs(acts: readonly object[]): void {
  if (acts.length === 0) dropFromDevice(own);
  else keepOnDevice(own, JSON.stringify(acts));
}

/**
 * Takes over what pages that are gone have left unsent.
 * @param take keeps it with the acts of this page; only then it is removed there
 */
export async function takeLeftActs(take: (left: readonly unknown[]) => void): Promise<void> {
  const isLeft = (name: string) => name === kept || (name.startsWith(`${kept}.`) && name !== own);
  for (const name of namesOnDevice().filter(isLeft)) {
    const move = () => {
      take(readDeviceList(name));
      dropFromDevice(name);
    };
    // What cannot be taken over now stays kept for the next time.
    await unlessOpen(name, move).catch(() => undefined);
  }
}
