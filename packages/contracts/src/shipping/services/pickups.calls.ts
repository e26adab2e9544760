import { z } from 'zod';
import { defineService } from '../../core/define-service.ts';
import { limits } from '../../core/limits.ts';
import { money } from '../../core/money.ts';
import { listChoice, listQuery, pageOf } from '../../core/page.ts';
import { wireId } from '../../core/wire-values.ts';
import { chosenRows, exportOf, startedTask } from '../../tasks/export.ts';
import { listedPickupStates, pickup, pickupCarrier, pickupDraft, waitingParcels } from './pickup.ts';

const base = '/ezeeship-api/ezeeship/pickup' as const;
const sortable = ['readyTime', 'createTime'] as const;
const filters = { state: z.enum(listedPickupStates).optional() };
/** A carrier has 60 s to reply. */
const timeoutMs = limits.http.timeoutMs + 10_000;

/** Pickups by carriers (spec §2, "Shipment Service"). Our own. */
export const pickupsApi = defineService('pickups', {
  pickupPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Pickups, newest first.',
    query: listQuery(sortable).extend(filters),
    data: pageOf(pickup),
  },
  /** The filtered list as a file, created in the background (decision D7). */
  exportPickups: {
    method: 'POST',
    path: `${base}/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Starts an export of the pickups of the list.',
    body: exportOf(listChoice(sortable).extend({ ...filters, ...chosenRows })),
    data: startedTask,
  },
  pickupCarriers: {
    method: 'GET',
    path: `${base}/carriers`,
    access: 'signed-in',
    summary: 'The carrier accounts that offer pickups.',
    data: z.array(pickupCarrier),
  },
  waitingParcels: {
    method: 'GET',
    path: `${base}/waiting`,
    access: 'signed-in',
    summary: 'Labeled shipments that wait for a pickup at an address.',
    query: z.object({
      accountId: z.string().min(1).max(40),
      carrierName: z.string().max(60).default(''),
      entryId: wireId,
    }),
    data: waitingParcels,
    errors: 'silent',
  },
  /** Orders nothing: the reply is a draft with its fee. */
  offerPickup: {
    method: 'POST',
    path: `${base}/offer`,
    access: 'signed-in',
    summary: 'Gets the fee of a pickup from the carrier.',
    body: pickupDraft,
    data: pickup,
    timeoutMs,
  },
  /** A draft is scheduled only once, even if requested repeatedly: the reply is its current state. */
  schedulePickup: {
    method: 'POST',
    path: `${base}/schedule`,
    access: 'signed-in',
    audit: 'purchase',
    summary: 'Schedules a pickup at the offered fee: hold, carrier, charge.',
    body: z.object({ pickupId: wireId, fee: money }),
    data: pickup,
    timeoutMs,
  },
  cancelPickup: {
    method: 'POST',
    path: `${base}/cancel`,
    access: 'signed-in',
    audit: 'purchase',
    summary: 'Asks the carrier to cancel a pickup and returns its answer.',
    body: z.object({ pickupId: wireId }),
    data: pickup,
    timeoutMs,
  },
});
