import type { Platform } from '../../platform/platform.ts';
import { postCharges, postLeftCharges } from './charge-posting.service.ts';
import { eachClient } from './each-client.ts';
import { closeStorage } from './storage.service.ts';
import { clientsThatStore } from './storage.store.ts';

/** Rates storage each night through the last complete month, and charges the wallets, also for what was left behind. Call it while modules are registered. */
export function closeStorageNightly(platform: Platform): void {
  platform.jobs.schedule('billing.storage', '17 10 * * *', async () => {
    const clients = await platform.database.asSystem((trx) => clientsThatStore(trx, platform.clock.now()));
    try {
      await eachClient(clients, async (client) => {
        await closeStorage(platform, client);
        await postCharges(platform, client);
      });
    } finally {
      await postLeftCharges(platform);
    }
  });
}
