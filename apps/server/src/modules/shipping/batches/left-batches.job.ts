import { shippingMessages } from '@lading/contracts/shipping';
import type { Trx } from '../../../platform/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { purchaseByKey } from '../purchase.store.ts';
import { keyOf } from './batch-work.service.ts';
import { endRow, moveRows } from './batch-buying.store.ts';
import { lockBatch, setWorking } from './batch.store.ts';
import { endPending, leftBatches, takenRows } from './left-batch.store.ts';

const mostAtOnce = 200;

/** Looks for them each minute. Call it while modules are registered. */
export function endLeftBatchesByTheClock(platform: Platform): void {
  platform.jobs.schedule('shipping.left-batches', '* * * * *', () => endLeftBatches(platform));
}

/**
 * Ends batches whose job failed for good, or was killed at its last attempt: they would never continue, stay locked for people,
 * and count toward the limit. Purchases stay, unbought rows can be bought again, and unrated rows are marked as
 * failed. A batch that cannot be ended does not block the others.
 */
export async function endLeftBatches({ database, log }: Pick<Platform, 'database' | 'log'>): Promise<void> {
  const left = await database.asSystem((trx) => leftBatches(trx, { most: mostAtOnce }));
  for (const { orgId, batchId } of left) {
    try {
      await database.asOrganization(orgId, (trx) => end(trx, batchId));
      log.error({ batchId }, 'a batch without a job was ended');
    } catch (error) {
      log.error({ err: error, batchId }, 'a batch without a job could not be ended');
    }
  }
}

async function end(trx: Trx, batchId: string): Promise<void> {
  await lockBatch(trx, batchId);
  // Another node may have been first, or someone has restarted it.
  if ((await leftBatches(trx, { most: 1, batchId })).length === 0) return;
  const message = shippingMessages.rowFailed();
  await endPending(trx, batchId, message);
  for (const row of await takenRows(trx, batchId)) {
    // Its purchase may have been recorded before the node ended.
    const purchase = await purchaseByKey(trx, keyOf(row));
    await endRow(trx, row.rowId, purchase ? { purchaseId: purchase.purchaseId } : { message });
  }
  await moveRows(trx, batchId, { from: 'QUEUED', to: 'READY' });
  await setWorking(trx, batchId, null);
}
