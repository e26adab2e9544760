import type { Platform } from '../../platform/platform.ts';
import { removeOldPulls } from './pull-history.store.ts';
import type { StoreConnections } from './store-connection.service.ts';

/** How long the history of pulls is kept. */
const pullsMs = 30 * 24 * 3_600_000;

/** Removes expired claims and notices each hour, and old pulls each night. Call it while modules are registered. */
export function housekeeping({ jobs, database }: Platform, connections: StoreConnections): void {
  jobs.schedule('stores.claims', '11 * * * *', () => connections.clear());
  jobs.schedule('stores.old-pulls', '53 3 * * *', () =>
    database.asSystem((trx) => removeOldPulls(trx, pullsMs)),
  );
}
