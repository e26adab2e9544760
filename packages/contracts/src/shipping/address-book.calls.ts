import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { listChoice, listQuery, pageOf } from '../core/page.ts';
import { productService } from '../core/product.ts';
import { moment } from '../core/moment.ts';
import { wireId } from '../core/wire-values.ts';
import { chosenRows, exportOf, startedTask } from '../tasks/export.ts';
import { addressStates, addressUses, bookAddress, bookEntry } from './address-book.ts';

const base = `${productService('shipment')}/address/book` as const;
const one = z.object({ entryId: wireId });
const narrowing = { state: z.enum(addressStates).optional() };

/** The addresses that an organization keeps (spec §2, "Address Book"). Our own. */
export const addressBookApi = defineService('address-book', {
  addressPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Lists the addresses of the organization.',
    query: listQuery(['updateTime']).extend(narrowing),
    data: pageOf(bookEntry),
  },
  /** The filtered book as a file, created in the background (decision D7). */
  exportAddresses: {
    method: 'POST',
    path: `${base}/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Starts an export of the addresses, in the columns of their import.',
    body: exportOf(listChoice(['updateTime']).extend(narrowing).extend(chosenRows)),
    data: startedTask,
  },
  saveAddress: {
    method: 'POST',
    path: `${base}/save`,
    access: 'signed-in',
    summary: 'Adds or changes an address.',
    body: z.object({
      entryId: wireId.optional(),
      /** The `updateTime` of the entry that the change is based on: a newer entry is refused with code 409. Default: any is replaced. */
      updateTime: moment.optional(),
      address: bookAddress,
    }),
    data: bookEntry,
  },
  removeAddress: {
    method: 'POST',
    path: `${base}/remove`,
    access: 'signed-in',
    audit: 'delete',
    summary: 'Removes an address; existing labels are not affected.',
    body: one,
    data: z.null(),
  },
  useAddress: {
    method: 'POST',
    path: `${base}/use`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Sets or unsets an address as the default sender or return address.',
    body: one.extend({ use: z.enum(addressUses), isOn: z.boolean() }),
    data: bookEntry,
  },
  mergeAddresses: {
    method: 'POST',
    path: `${base}/merge`,
    access: 'signed-in',
    audit: 'delete',
    summary: 'Merges the duplicates of an address into it; missing details are taken from them.',
    body: one,
    data: bookEntry,
  },
});
