import type { Platform } from '../../platform/platform.ts';
import { deleteRecordChanges } from './import-change.store.ts';

/** Each hour, changes of imports that can no longer be reverted are removed. Call it while modules are registered. */
export function housekeeping({ jobs, database, clock }: Platform): void {
  jobs.schedule('imports.housekeeping', '43 * * * *', () =>
    database.asSystem((trx) => deleteRecordChanges(trx, clock.now())),
  );
}
