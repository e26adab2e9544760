import type { Trx } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { settleAfterVoid } from '../orders/index.ts';
import { reportVoid } from './relabel-report.store.ts';
import './shipment.table.ts';

/** Second labels and returns of a void shipment that were not bought no longer await a label: no one could buy it. */
export async function endUnboughtOf(trx: Trx, shipmentId: string): Promise<void> {
  await trx
    .updateTable('shipment')
    .set({ shipment_status: 'VOIDED', label_status: 'NONE' })
    .where((where) => where.or([where('relabel_of', '=', shipmentId), where('return_of', '=', shipmentId)]))
    .where('shipment_status', '=', 'AWAITING_LABEL')
    .where('label_status', '<>', 'PURCHASING')
    .execute();
}

/**
 * Nothing was bought: the shipment awaits its label again. A second label or a return ends if its first shipment was voided meanwhile; the
 * goods of that one are offered again then, and its store is notified, since both waited for the second label.
 */
export async function markNotBought(
  trx: Trx,
  jobs: Pick<Jobs, 'add'>,
  { orgId, shipmentId, now }: { orgId: string; shipmentId: string; now: Date },
): Promise<void> {
  const unbought = await trx
    .updateTable('shipment')
    .set({ label_status: 'ERROR' })
    .where('shipment_id', '=', shipmentId)
    .where('label_status', '=', 'PURCHASING')
    .returning(['relabel_of', 'return_of', 'order_id'])
    .executeTakeFirst();
  const firstId = unbought?.relabel_of ?? unbought?.return_of ?? null;
  if (!unbought || firstId === null) return;
  // A void under way either sees that this one was not bought, or is seen here.
  const { shipment_status: status } = await trx
    .selectFrom('shipment')
    .select('shipment_status')
    .where('shipment_id', '=', firstId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (status !== 'VOIDED') return;
  await endUnboughtOf(trx, firstId);
  if (unbought.relabel_of === null) return;
  if (unbought.order_id !== null) await settleAfterVoid(trx, unbought.order_id, now);
  await reportVoid(trx, jobs, { orgId, shipmentId: firstId, now });
}
