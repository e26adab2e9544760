import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { relabeledBy } from './relabel.store.ts';
import { queueReport, reportWithout } from './shipment-report.store.ts';

/*
 * A store knows a shipment and the later labels of its packages as one: what happens to any of them is reported with the first, by all
 * numbers that leave now.
 */

interface Reported {
  orgId: string;
  shipmentId: string;
  now: Date;
}

/** Queues the report that labels of a shipment were bought. */
export async function reportBought(
  trx: Trx,
  jobs: Pick<Jobs, 'add'>,
  { orgId, shipmentId, now }: Reported,
): Promise<void> {
  const first = await relabeledBy(trx, shipmentId);
  if (first) await reportWithout(trx, jobs, { orgId, shipmentId: first.shipmentId, isRelabeled: true });
  else await queueReport(trx, jobs, { orgId, shipmentId, kind: 'shipped', now });
}

/**
 * Queues the report that the labels of a shipment are void: it is withdrawn once no label of its packages is valid. While another one is being
 * bought for them, the end of that purchase says what leaves.
 */
export async function reportVoid(
  trx: Trx,
  jobs: Pick<Jobs, 'add'>,
  { orgId, shipmentId, now }: Reported,
): Promise<void> {
  const first = (await relabeledBy(trx, shipmentId))?.shipmentId ?? shipmentId;
  const { rows } = await sql<{ isStanding: boolean; isBuying: boolean }>`
    select bool_or(shipment_status not in ('VOIDED', 'AWAITING_LABEL')) as "isStanding",
      bool_or(label_status = 'PURCHASING') as "isBuying"
    from shipment where shipment_id = ${first} or relabel_of = ${first}`.execute(trx);
  const { isStanding, isBuying } = rows[0]!;
  if (isStanding) await reportWithout(trx, jobs, { orgId, shipmentId: first });
  else if (!isBuying) await queueReport(trx, jobs, { orgId, shipmentId: first, kind: 'voided', now });
}

/** Queues the report that the labels of some packages of a shipment are void: those do not leave. */
export async function reportPackagesVoid(
  trx: Trx,
  jobs: Pick<Jobs, 'add'>,
  { orgId, shipmentId }: Omit<Reported, 'now'>,
): Promise<void> {
  const first = (await relabeledBy(trx, shipmentId))?.shipmentId ?? shipmentId;
  await reportWithout(trx, jobs, { orgId, shipmentId: first });
}
