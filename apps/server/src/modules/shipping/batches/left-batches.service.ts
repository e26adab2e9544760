import { shippingMessages } from '@lading/contracts/shipping';
import type { Trx } from '../../../platform/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { purchaseByKey } from '../purchase.store.ts';
import { keyOf } from './batch-work.service.ts';
import { endRow, moveRows } from './batch-buying.store.ts';
import { lockBatch, setWorking } from './batch.store.ts';
import { endPending, leftBatches, takenRows } from './left-batch.store.ts';

const mostAtOnce = 200;

/**
 * Ends batches whose job failed for good, or was killed at its last attempt: nobody would go on with them, and they would stay closed to people
 * and count among those at work. What was bought is bought, what was to be bought can be bought again, and what could not be rated is said to have
 * failed. One that cannot be ended keeps no other from its turn.
 */
export async function endLeftBatches({ database, log }: Pick<Platform, 'database' | 'log'>): Promise<void> {
  const left = await database.asSystem((trx) => leftBatches(trx, { most: mostAtOnce }));
  for (const { orgId, batchId } of left) {
    try {
      await database.asOrganisation(orgId, (trx) => end(trx, batchId));
      log.error({ batchId }, 'a batch was left by its job and is ended');
    } catch (error) {
      log.error({ err: error, batchId }, 'a batch that was left by its job is still open');
    }
  }
}

async function end(trx: Trx, batchId: string): Promise<void> {
  await lockBatch(trx, batchId);
  // Another node may have been first, or somebody has begun with it again.
  if ((await leftBatches(trx, { most: 1, batchId })).length === 0) return;
  const message = shippingMessages.rowFailed();
  await endPending(trx, batchId, message);
  for (const row of await takenRows(trx, batchId)) {
    // Its purchase may have been put on record before the node ended.
    const purchase = await purchaseByKey(trx, keyOf(row));
    await endRow(trx, row.rowId, purchase ? { purchaseId: purchase.purchaseId } : { message });
  }
  await moveRows(trx, batchId, { from: 'QUEUED', to: 'READY' });
  await setWorking(trx, batchId, null);
}
