import type { Platform } from '../../platform/platform.ts';
import { removeOldMessages } from './old-messages.store.ts';

/** How many times longer an unread message is kept. */
const unreadTimes = 3;

/** Tidies the message center each night. Call it while modules are registered. */
export function housekeeping(platform: Platform): void {
  platform.jobs.schedule('messages.housekeeping', '51 3 * * *', () => tidyMessages(platform));
}

/** Deletes expired messages. */
export async function tidyMessages({ config, database }: Platform): Promise<void> {
  const readMs = config.messageDays * 24 * 3_600_000;
  const kept = { read: readMs, all: readMs * unreadTimes };
  while (await database.asSystem((trx) => removeOldMessages(trx, kept)));
}
