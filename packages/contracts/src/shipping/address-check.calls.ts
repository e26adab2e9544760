import { z } from 'zod';
import { address } from '../core/address.ts';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { addressCheck } from './address-check.ts';
import { bookEntry } from './address-book.ts';

const base = `${productService('shipment')}/address` as const;

/** Checks of addresses by the carriers in use. Our own. */
export const addressCheckApi = defineService('address-check', {
  checkAddress: {
    method: 'POST',
    path: `${base}/validate`,
    access: 'signed-in',
    summary: 'Has a carrier check an address and suggest its spelling. Nothing is changed.',
    body: z.object({ address }),
    data: addressCheck,
    errors: 'silent',
  },
  checkEntry: {
    method: 'POST',
    path: `${base}/book/validate`,
    access: 'signed-in',
    summary: 'Has a carrier check an entry of the address book, which keeps the result until it is changed.',
    body: z.object({ entryId: wireId }),
    data: bookEntry,
    errors: 'silent',
  },
});
