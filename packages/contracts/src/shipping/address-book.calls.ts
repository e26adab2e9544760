import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { listChoice, listQuery, pageOf } from '../core/page.ts';
import { productService } from '../core/product.ts';
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
    summary: 'The addresses of the organization, one page.',
    query: listQuery(['updateTime']).extend(narrowing),
    data: pageOf(bookEntry),
  },
  /** The whole book as it is narrowed, as a file made in the background (decision D7). */
  exportAddresses: {
    method: 'POST',
    path: `${base}/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Begins to write the addresses to a file, in the columns of their import.',
    body: exportOf(listChoice(['updateTime']).extend(narrowing).extend(chosenRows)),
    data: startedTask,
  },
  saveAddress: {
    method: 'POST',
    path: `${base}/save`,
    access: 'signed-in',
    summary: 'Adds an address, or changes the one that is named.',
    body: z.object({ entryId: wireId.optional(), address: bookAddress }),
    data: bookEntry,
  },
  removeAddress: {
    method: 'POST',
    path: `${base}/remove`,
    access: 'signed-in',
    audit: 'delete',
    summary: 'Removes an address; labels keep theirs.',
    body: one,
    data: z.null(),
  },
  useAddress: {
    method: 'POST',
    path: `${base}/use`,
    access: 'signed-in',
    audit: 'setting',
    summary:
      'Makes an address the usual sender or the usual place of return, in place of the one before; or no more.',
    body: one.extend({ use: z.enum(addressUses), isOn: z.boolean() }),
    data: bookEntry,
  },
  mergeAddresses: {
    method: 'POST',
    path: `${base}/merge`,
    access: 'signed-in',
    audit: 'delete',
    summary:
      'Makes one of all entries that are alike to the one that is named; what it lacks it takes from them.',
    body: one,
    data: bookEntry,
  },
});
