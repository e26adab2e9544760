import { dropFromDevice, keepOnDevice, namesOnDevice, readDeviceList } from './device-storage.ts';

const kept = 'lading.floor.queue';
/** Each page stores its own actions, so that two tabs never overwrite each other's. */
const own = `${kept}.${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;

/** Who made a stored action: the id of the person. Earlier releases did not store it. */
export interface Made {
  by?: string;
}

/** Whether a person made a stored action: several may use a device, and what is sent is recorded as the work of who is signed in. */
export const isBy = ({ by }: Made, person: string): boolean => by === undefined || by === person;

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

/** The names under which other pages have stored actions. */
const otherPages = (): string[] =>
  namesOnDevice().filter((name) => name === kept || (name.startsWith(`${kept}.`) && name !== own));

/** The number of actions stored on the device, of this page and of others, that other people made. */
export const countOthers = (person: string): number =>
  [own, ...otherPages()].flatMap((name) => readDeviceList<Made>(name)).filter((act) => !isBy(act, person))
    .length;

/**
 * Takes over unsent actions of closed pages that a person made; those of others stay where they are.
 * @param take stores them with the actions of this page; they are removed there only afterwards
 */
export async function takeLeftActs(person: string, take: (left: readonly Made[]) => void): Promise<void> {
  for (const name of otherPages()) {
    const move = () => {
      const left = readDeviceList<Made>(name);
      take(left.filter((act) => isBy(act, person)));
      const others = left.filter((act) => !isBy(act, person));
      if (others.length === 0) dropFromDevice(name);
      else keepOnDevice(name, JSON.stringify(others));
    };
    // What cannot be taken over now stays stored for the next time.
    await unlessOpen(name, move).catch(() => undefined);
  }
}
