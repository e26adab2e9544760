import { z } from 'zod';
import { store } from './store.ts';
import { wireNumber, wireText, wireTime } from '../core/wire-values.ts';
import { productService } from '../core/product.ts';
import { defineService } from '../core/define-service.ts';

const base = productService('order');
const ticket = z.string().min(1).max(100);

/** A store that was authorized by its channel and waits for a signed-in person to claim it. */
export const waitingStore = z.object({
  name: wireText,
  /** Code of its channel, see `storeChannel`. */
  type: wireNumber,
  /** The channel's own id of the store. */
  externalId: wireText,
  /** The permissions granted by the channel. */
  scopes: z.array(z.string()),
  expiresAt: wireTime,
  /** The organization already has it: its access is renewed. */
  isConnected: z.boolean(),
});
export type WaitingStore = z.infer<typeof waitingStore>;

/** The connection of stores (decision D10); calls of our own. */
export const storeConnectionApi = defineService('store-connection', {
  /** Public, since BigCommerce requires its code to be exchanged quickly: the claim follows later. */
  beginBigCommerce: {
    method: 'POST',
    path: `${base}/store/bigcommerce/begin`,
    access: 'public',
    summary: 'Exchanges the single-use code of a BigCommerce callback for a ticket, valid for 15 minutes.',
    body: z.object({
      code: z.string().trim().min(1).max(500),
      scope: z.string().trim().min(1).max(2_000),
      /** `stores/{hash}`. */
      context: z
        .string()
        .trim()
        .regex(/^stores\/[a-z0-9]{1,40}$/),
      accountUuid: z.string().trim().max(100).nullish(),
    }),
    data: z.object({ ticket }),
    errors: 'silent',
  },
  waitingStore: {
    method: 'GET',
    path: `${base}/store/connection`,
    access: 'signed-in',
    summary: 'The store of a ticket.',
    query: z.object({ ticket }),
    data: waitingStore,
    errors: 'silent',
  },
  connectStore: {
    method: 'POST',
    path: `${base}/store/connection`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Connects the store of a ticket with the organization of the signed-in person, once.',
    body: z.object({ ticket }),
    data: store,
    errors: 'silent',
  },
});
