import type { Platform } from '../../platform/platform.ts';
import { removeExpiredCodes } from './sign-in-code.store.ts';

/** Each hour, expired sign-in codes are removed. Call it while modules are registered. */
export function housekeeping({ jobs, database, clock }: Platform): void {
  jobs.schedule('identity.housekeeping', '23 * * * *', () =>
    database.asSystem((trx) => removeExpiredCodes(trx, clock.now())),
  );
}
