import { limits } from '@lading/contracts/core';
import type { Platform } from '../../../platform/platform.ts';
import { removeOldOffers } from './old-offers.store.ts';

/** Days after the offers of a row have expired. */
const keep = { bought: 14, all: limits.tasks.recordDays };

/** Removes them each night. Call it while modules are registered. */
export function tidyOffersNightly(platform: Platform): void {
  platform.jobs.schedule('shipping.old-offers', '31 4 * * *', () => tidyOffers(platform));
}

/** Deletes old offers of batch rows. */
export async function tidyOffers({ database, clock }: Platform): Promise<void> {
  const before = (days: number): Date => new Date(clock.now().getTime() - days * 24 * 3_600_000);
  const old = { bought: before(keep.bought), all: before(keep.all) };
  while (await database.asSystem((trx) => removeOldOffers(trx, old)));
}
