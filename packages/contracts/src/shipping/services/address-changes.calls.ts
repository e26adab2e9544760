import { z } from 'zod';
import { defineService } from '../../core/define-service.ts';
import { limits } from '../../core/limits.ts';
import { money } from '../../core/money.ts';
import { listChoice, listQuery, pageOf, statusCountsOf } from '../../core/page.ts';
import { wireId } from '../../core/wire-values.ts';
import { chosenRows, exportOf, startedTask } from '../../tasks/export.ts';
import { addressChangeDraft } from './address-change-draft.ts';
import {
  addressChange,
  addressChangeOptions,
  addressChangeStates,
  listedAddressChangeStates,
} from './address-change.ts';

const base = '/ezeeship-api/ezeeship/addressChange' as const;
/** A carrier has 60 s to reply. */
const timeoutMs = limits.http.timeoutMs + 10_000;
const sortable = ['requestTime'] as const;
const filters = { state: z.enum(listedAddressChangeStates).optional() };

/** Changes of address of shipments in transit (spec §2, "Shipment Service"). Our own. */
export const addressChangesApi = defineService('address-changes', {
  addressChangePage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Address changes, newest first.',
    query: listQuery(sortable).extend(filters),
    data: pageOf(addressChange),
  },
  addressChangeStateCounts: {
    method: 'GET',
    path: `${base}/stateCounts`,
    access: 'signed-in',
    summary: 'Counts the address changes that match a search, by status.',
    query: listChoice(sortable).pick({ search: true }),
    data: statusCountsOf(addressChangeStates),
    errors: 'silent',
  },
  /** The filtered list as a file, created in the background (decision D7). */
  exportAddressChanges: {
    method: 'POST',
    path: `${base}/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Starts an export of the address changes of the list.',
    body: exportOf(listChoice(sortable).extend({ ...filters, ...chosenRows })),
    data: startedTask,
  },
  addressChangeOptions: {
    method: 'GET',
    path: `${base}/options/{shipmentId}`,
    access: 'signed-in',
    summary: 'The possible address changes of a shipment, or why there are none.',
    params: z.object({ shipmentId: wireId }),
    data: addressChangeOptions,
  },
  /** Orders nothing: the reply is a draft with its fee. */
  offerAddressChange: {
    method: 'POST',
    path: `${base}/offer`,
    access: 'signed-in',
    summary: 'Gets the fee of an address change from the carrier.',
    body: addressChangeDraft,
    data: addressChange,
    timeoutMs,
  },
  /** A draft is ordered only once, even if requested repeatedly: the reply is its current state. */
  requestAddressChange: {
    method: 'POST',
    path: base,
    access: 'signed-in',
    audit: 'purchase',
    summary: 'Orders an address change at the offered fee: hold, carrier, charge.',
    body: z.object({ changeId: wireId, fee: money }),
    data: addressChange,
    timeoutMs,
  },
});
