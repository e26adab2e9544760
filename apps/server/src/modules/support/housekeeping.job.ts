import type { Platform } from '../../platform/platform.ts';
import { removeOldChat } from './old-chat.store.ts';

/** Tidies the chat each night. Call it while modules are registered. */
export function housekeeping(platform: Platform): void {
  platform.jobs.schedule('support.housekeeping', '57 3 * * *', () => tidyChat(platform));
}

/** Deletes expired chat messages. */
export async function tidyChat({ config, database }: Platform): Promise<void> {
  const keptMs = config.messageDays * 24 * 3_600_000;
  while (await database.asSystem((trx) => removeOldChat(trx, keptMs)));
}
