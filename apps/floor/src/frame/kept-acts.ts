import { dropFromDevice, keepOnDevice, namesOnDevice, readDeviceList } from './device-storage.ts';

const kept = 'lading.floor.queue';
/** Each page stores its own actions, so that two tabs never overwrite each other's. */
const own = `${kept}.${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;

// This lock shows other pages that this one is still open and will send its stored actions.
if (navigator.locks) navigator.locks.request(own, () => new Promise(() => undefined)).catch(() => undefined);

/**
 * Runs it unless the page that stores its actions under the name is still open. Without locks that is unknown, but sending an
 * action twice is harmless.
 */
async function unlessOpen(name: string, run: () => void): Promise<void> {
  if (!navigator.locks) return run();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock) run();
  });
}

/** Stores the unsent actions of this page, so that a reload, an empty battery or a missing network loses no scan. */
export function keepActs(acts: readonly object[]): void {
  if (acts.length === 0) dropFromDevice(own);
  else keepOnDevice(own, JSON.stringify(acts));
}

/**
 * Takes over unsent actions of closed pages.
 * @param take stores them with the actions of this page; they are removed there only afterwards
 */
export async function takeLeftActs(take: (left: readonly unknown[]) => void): Promise<void> {
  const isLeft = (name: string) => name === kept || (name.startsWith(`${kept}.`) && name !== own);
  for (const name of namesOnDevice().filter(isLeft)) {
    const move = () => {
      take(readDeviceList(name));
      dropFromDevice(name);
    };
    // What cannot be taken over now stays stored for the next time.
    await unlessOpen(name, move).catch(() => undefined);
  }
}
