import {
  shipmentStatusOf,
  shipmentTrackingOf,
  trackingStatusOf,
  type TrackingEvent,
  type TrackingStatus,
} from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './shipment.table.ts';
import './purchase.table.ts';
import { canHaveHappened } from './kept-event-rules.ts';
import { nextTrackAt, nextUndecidedTrackAt, nextVoidedTrackAt } from './tracking-poll-rules.ts';
import './tracking.table.ts';

/** A shipment to poll. */
export interface TrackedShipment {
  orgId: string;
  shipmentId: string;
  accountId: string;
  serviceCode: string;
  trackingNumbers: string[];
}

/**
 * Shipments that are due, each with all its labels: the longest waiting of each organization first, so that one with very many does not
 * delay the others. For a transaction of the system role.
 */
export async function shipmentsToTrack(trx: Trx, now: Date, most: number): Promise<TrackedShipment[]> {
  const rows = await trx
    .selectFrom('shipment')
    .innerJoin('label', 'label.shipment_id', 'shipment.shipment_id')
    .select(['shipment.org_id', 'shipment.shipment_id', 'shipment.account_id', 'label.tracking_number'])
    .select('shipment.service_code')
    .where('shipment.shipment_id', 'in', (from) =>
      from
        .selectFrom((inner) =>
          inner
            .selectFrom('shipment as due')
            .select(['due.shipment_id', 'due.track_at'])
            .select(sql<string>`row_number() over (partition by due.org_id order by due.track_at)`.as('turn'))
            .where('due.track_at', '<=', now)
            .where((where) =>
              where.exists(
                where
                  .selectFrom('label')
                  .select('label_id')
                  .whereRef('label.shipment_id', '=', 'due.shipment_id'),
              ),
            )
            .as('waiting'),
        )
        .select('waiting.shipment_id')
        .orderBy('waiting.turn')
        .orderBy('waiting.track_at')
        .limit(most),
    )
    .orderBy('shipment.track_at')
    .orderBy('shipment.shipment_id')
    .execute();
  return [...Map.groupBy(rows, (row) => row.shipment_id).values()].map((labels) => ({
    orgId: labels[0]!.org_id,
    shipmentId: labels[0]!.shipment_id,
    accountId: labels[0]!.account_id ?? '',
    serviceCode: labels[0]!.service_code ?? '',
    trackingNumbers: labels.map((label) => label.tracking_number),
  }));
}

/**
 * The labels of an account by their numbers, each with its shipment, locked until the transaction ends. Carriers give a number again after some
 * months: it is then that of the newest label.
 */
export async function labelsOfNumbers(
  trx: Trx,
  accountId: string,
  trackingNumbers: readonly string[],
): Promise<{ shipmentId: string; trackingNumber: string }[]> {
  const rows = await trx
    .selectFrom('label')
    .innerJoin('shipment', 'shipment.shipment_id', 'label.shipment_id')
    .select(['label.shipment_id as shipmentId', 'label.tracking_number as trackingNumber'])
    .where('label.tracking_number', 'in', [...trackingNumbers])
    .where('shipment.account_id', '=', accountId)
    .orderBy('label.shipment_id')
    .orderBy('label.label_id')
    .forUpdate('shipment')
    .execute();
  return [...new Map(rows.map((row) => [row.trackingNumber, row])).values()];
}

const mostCharacters = 500;
/** A carrier's text as the database can store it. */
const keptText = (text: string): string => text.replaceAll('\0', '').slice(0, mostCharacters).toWellFormed();

/** Adds reported events of a shipment; known events are unchanged. */
export async function addEvents(
  trx: Trx,
  shipmentId: string,
  events: readonly TrackingEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await trx
    .insertInto('tracking_event')
    .values(
      events.map(({ trackingNumber, time, status, detail, text, place }) => ({
        shipment_id: shipmentId,
        tracking_number: trackingNumber,
        happened_at: new Date(time),
        status,
        detail: keptText(detail),
        message: keptText(text),
        place: place == null ? null : keptText(place),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'tracking_number', 'happened_at', 'detail']).doNothing(),
    )
    .execute();
}

/** The reported events of a shipment, newest first. */
export async function readEvents(trx: Trx, shipmentId: string): Promise<TrackingEvent[]> {
  const rows = await trx
    .selectFrom('tracking_event')
    .selectAll()
    .where('shipment_id', '=', shipmentId)
    .orderBy('happened_at', 'desc')
    .orderBy('tracking_event_id', 'desc')
    .execute();
  return rows.map((row) => ({
    trackingNumber: row.tracking_number,
    time: row.happened_at.toISOString(),
    status: row.status,
    detail: row.detail,
    text: row.message,
    place: row.place,
  }));
}

/** A package with a valid label: its status, and its own events, newest first. */
interface LabeledPackage {
  packageNo: number;
  status: TrackingStatus;
  events: TrackingEvent[];
}

/**
 * The packages of a shipment with valid labels: if some are void, the others determine its state. Earlier releases also stored events
 * that cannot have happened.
 */
export async function labeledPackages(trx: Trx, shipmentId: string, now: Date): Promise<LabeledPackage[]> {
  const labels = await trx
    .selectFrom('label')
    .select(['package_no', 'tracking_number'])
    .where('shipment_id', '=', shipmentId)
    .where('voided_at', 'is', null)
    .orderBy('package_no')
    .execute();
  const possible = (await readEvents(trx, shipmentId)).filter((event) => canHaveHappened(event, now));
  const byNumber = Map.groupBy(possible, (event) => event.trackingNumber);
  return labels.map((label) => {
    const events = byNumber.get(label.tracking_number) ?? [];
    return { packageNo: label.package_no, status: trackingStatusOf(events), events };
  });
}

/**
 * Updates a shipment's state from the events of its packages; the next poll follows the polling rules, but not before a given moment if
 * the carrier sends reports.
 *
 * @returns false when its label is void or a void is requested: its state is unchanged
 */
export async function projectEvents(
  trx: Trx,
  shipmentId: string,
  { now, notBefore }: { now: Date; notBefore?: Date },
): Promise<boolean> {
  const packages = await labeledPackages(trx, shipmentId, now);
  const status = shipmentTrackingOf(packages.map((one) => one.status));
  const shipment = await trx
    .selectFrom('shipment')
    .select(sql<string | null>`ship_date::text`.as('ship_day'))
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst();
  const next = nextTrackAt(packages, { now, shipDate: shipment?.ship_day ?? null });
  const times = packages.flatMap(({ events }) => events.map(({ time }) => Date.parse(time)));
  const done = await trx
    .updateTable('shipment')
    .set({
      tracking_status: status,
      shipment_status: shipmentStatusOf(status),
      last_event_at: times.length === 0 ? null : new Date(Math.max(...times)),
      track_at: next && notBefore && notBefore > next ? notBefore : next,
    })
    .where('shipment_id', '=', shipmentId)
    .where('label_status', 'in', ['PURCHASED', 'PRINTED'])
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Schedules polling for a shipment whose label is void, as long as such labels are watched, or whose void waits for its carrier. */
export async function watchVoided(trx: Trx, shipmentId: string, now: Date): Promise<void> {
  const voided = await trx
    .selectFrom('shipment as s')
    .innerJoin('label_purchase as p', 'p.shipment_id', 's.shipment_id')
    .innerJoin('label_void as v', 'v.purchase_id', 'p.purchase_id')
    .select('v.requested_at')
    .where('s.shipment_id', '=', shipmentId)
    .where('s.label_status', '=', 'VOIDED')
    .executeTakeFirst();
  if (!voided) {
    // It would keep its turn before all others for as long as its carrier does not answer.
    return postponeTracking(trx, [shipmentId], nextUndecidedTrackAt(now));
  }
  await trx
    .updateTable('shipment')
    .set({ track_at: nextVoidedTrackAt(voided.requested_at, now) })
    .where('shipment_id', '=', shipmentId)
    .execute();
}

/** Postpones polling of shipments. */
export async function postponeTracking(trx: Trx, shipmentIds: readonly string[], until: Date): Promise<void> {
  await trx
    .updateTable('shipment')
    .set({ track_at: until })
    .where('shipment_id', 'in', [...shipmentIds])
    .where('track_at', 'is not', null)
    .execute();
}
