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
    summary: 'Whether a carrier delivers to an address, and how it writes it. Nothing is changed.',
    body: z.object({ address }),
    data: addressCheck,
    errors: 'silent',
  },
  checkEntry: {
    method: 'POST',
    path: `${base}/book/validate`,
    access: 'signed-in',
    summary: 'The same of an address of the book, which keeps the result until it is changed.',
    body: z.object({ entryId: wireId }),
    data: bookEntry,
    errors: 'silent',
  },
});
