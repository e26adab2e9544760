import type { Platform } from '../../platform/platform.ts';
import { removeOldMessages } from './old-messages.store.ts';

/** How many times longer an unread message is kept. */
const unreadTimes = 3;

/** Tidies the message center each night. Call it while modules are registered. */
export function housekeeping(platform: Platform): void {
  platform.jobs.schedule('messages.housekeeping', '51 3 * * *', () => tidyMessages(platform));
}

/** Deletes expired messages. */
export async function tidyMessages({ config, clock, database }: Platform): Promise<void> {
  const before = (days: number): Date => new Date(clock.now().getTime() - days * 24 * 3_600_000);
  const old = { read: before(config.messageDays), all: before(config.messageDays * unreadTimes) };
  while (await database.asSystem((trx) => removeOldMessages(trx, old)));
}
