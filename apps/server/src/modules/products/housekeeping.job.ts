import type { Platform } from '../../platform/platform.ts';
import { deleteImportChanges } from './product-import.store.ts';

/** Each hour, changes of product imports that can no longer be reverted are removed. Call it while modules are registered. */
export function housekeeping({ jobs, database, clock }: Platform): void {
  jobs.schedule('products.housekeeping', '41 * * * *', () =>
    database.asSystem((trx) => deleteImportChanges(trx, clock.now())),
  );
}
