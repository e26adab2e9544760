import { setTimeout as wait } from 'node:timers/promises';
import type { CarefulClient } from './careful-client.ts';

/** Calls that several people and programs make without a pause. */
interface SteadyLoad {
  /** Makes no more calls; resolves when each of them is acknowledged. @throws when one is not */
  stop(): Promise<void>;
}

/** Imports from this number of rows on become a job. */
const rowsOfJob = 1_100;
let mails = 0;

/** Starts them through one client; keys, codes and addresses begin with `mark`. */
export function startLoad(client: CarefulClient, mark: string): SteadyLoad {
  const life = { isOver: false };
  async function series(everyMs: number, call: (number: number) => Promise<void>): Promise<void> {
    for (let number = 0; !life.isOver; number += 1) {
      const next = performance.now() + everyMs;
      await call(number);
      await wait(Math.max(0, next - performance.now()));
    }
  }
  /** Codes are limited by address of the network. */
  const mail = (): Promise<void> => {
    mails += 1;
    const address = `198.18.${(mails >> 8) & 255}.${mails & 255}`;
    return client.mailCode(`${mark}${mails}@example.test`, address);
  };
  const all = Promise.all([
    series(150, (number) => client.save(`${mark}A${number}`, 20)),
    series(150, (number) => client.save(`${mark}B${number}`, 20)),
    series(150, (number) => client.order(`${mark}O${number}`)),
    series(200, () => client.read()),
    series(3_000, (number) => client.save(`${mark}J${number}`, rowsOfJob)),
    series(3_000, () => client.exportProducts(mark)),
    series(1_000, mail),
  ]);
  // Reported by `stop`.
  all.catch(() => undefined);
  return {
    async stop() {
      life.isOver = true;
      await all;
    },
  };
}
