import { z } from 'zod';
import { defineService } from '../../core/define-service.ts';
import { limits } from '../../core/limits.ts';
import { money } from '../../core/money.ts';
import { listQuery, pageOf } from '../../core/page.ts';
import { wireId } from '../../core/wire-values.ts';
import { addressChangeDraft } from './address-change-draft.ts';
import { addressChange, addressChangeOptions, listedAddressChangeStates } from './address-change.ts';

const base = '/ezeeship-api/ezeeship/addressChange' as const;
/** A carrier has 60 s to answer. */
const timeoutMs = limits.http.timeoutMs + 10_000;

/** Changes of address of shipments on their way (spec §2, "Shipment Service"). Our own. */
export const addressChangesApi = defineService('address-changes', {
  addressChangePage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Changes of address, the latest first.',
    query: listQuery(['requestTime']).extend({ state: z.enum(listedAddressChangeStates).optional() }),
    data: pageOf(addressChange),
  },
  addressChangeOptions: {
    method: 'GET',
    path: `${base}/options/{shipmentId}`,
    access: 'signed-in',
    summary: 'What can be done about the address of a shipment, or why nothing can.',
    params: z.object({ shipmentId: wireId }),
    data: addressChangeOptions,
  },
  /** Nothing is ordered by it: the reply is a draft with its fee. */
  offerAddressChange: {
    method: 'POST',
    path: `${base}/offer`,
    access: 'signed-in',
    summary: 'Asks a carrier what a change of address costs.',
    body: addressChangeDraft,
    data: addressChange,
    timeoutMs,
  },
  /** A draft is ordered once, however often it is asked for: the reply is its current state. */
  requestAddressChange: {
    method: 'POST',
    path: base,
    access: 'signed-in',
    audit: 'purchase',
    summary: 'Orders a change of address at the fee that was shown: hold, carrier, charge.',
    body: z.object({ changeId: wireId, fee: money }),
    data: addressChange,
    timeoutMs,
  },
});
