import { z } from 'zod';
import { store } from './store.ts';
import { wireId, wireNumber, wireText, wireTime } from '../core/wire-values.ts';
import { localizedText } from '../core/localized-text.ts';
import { productService } from '../core/product.ts';
import { defineService } from '../core/define-service.ts';

/** One run that pulled a store's orders. */
export const pullRun = z.object({
  pullId: wireId,
  /** See `pullOrderStatus`; a run is never `init`. */
  status: wireNumber,
  /** When it was asked for. */
  startTime: wireTime,
  /** Null while it runs. */
  endTime: wireTime.nullish(),
  insertCount: wireNumber,
  updateCount: wireNumber,
  deleteCount: wireNumber,
  /** Orders that could not be read; see {@link heldOrder}. */
  heldCount: wireNumber,
  /** Number of orders read, and the total reported by the channel, if any; the rest comes with the next pull. */
  readCount: wireNumber.nullish(),
  toldCount: wireNumber.nullish(),
  /** The person who started it; null: the schedule. */
  userName: wireText,
  errorMsg: localizedText.nullish(),
});
export type PullRun = z.infer<typeof pullRun>;

/** An order of the channel that cannot be imported: it is held until the channel sends a valid version. */
export const heldOrder = z.object({
  /** The channel's own id of it. */
  externalId: z.string(),
  orderNo: wireText,
  reason: localizedText,
  /** When this was last found. */
  seenTime: wireTime,
});
export type HeldOrder = z.infer<typeof heldOrder>;

const name = z.string().trim().min(1).max(100);
const address = z.string().trim().min(1).max(500);
const key = z.string().trim().min(1).max(200);

/** The store to reconnect, whose address may have changed; otherwise a store is added, unless its address is known. */
const storeId = wireId.optional();

/** A store with its credentials, as entered. */
export const storeKeys = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('woo-commerce'),
    storeId,
    name,
    /** The site, such as `https://shop.example`. */
    address,
    consumerKey: key,
    consumerSecret: key,
  }),
  z.object({
    channel: z.literal('shopify'),
    storeId,
    name,
    /** `my-store.myshopify.com`, or its first part. */
    address,
    /** An app's access token; or, together with its id, its secret, which yields tokens valid for a day. */
    accessToken: key,
    clientId: key.optional(),
  }),
]);
export type StoreKeys = z.infer<typeof storeKeys>;

/** A way to connect stores: with keys that a person enters, or, for BigCommerce, from its control panel. */
export const connectableChannel = z.enum(['shopify', 'woo-commerce', 'big-commerce']);
export type ConnectableChannel = z.infer<typeof connectableChannel>;

/**
 * Connecting stores with keys, and the results of their pulls (decision D10); calls of our own, and optional for the shell
 * (decision D2).
 */
export const storeSyncApi = defineService('store-sync', {
  pullHistory: {
    method: 'GET',
    path: `${productService('order')}/store/biz/pullHistory`,
    access: 'signed-in',
    summary: 'The latest 20 syncs of a store, newest first, and up to 50 orders that need correction.',
    query: z.object({ storeId: wireId }),
    data: z.object({ runs: z.array(pullRun), held: z.array(heldOrder) }),
    errors: 'silent',
  },
  connectableChannels: {
    method: 'GET',
    path: `${productService('order')}/store/biz/channels`,
    access: 'signed-in',
    summary: 'The channels whose stores can be connected on this platform.',
    data: z.array(connectableChannel),
    errors: 'silent',
  },
  pause: {
    method: 'POST',
    path: `${productService('order')}/store/biz/pause`,
    access: 'signed-in',
    summary: 'Pauses or resumes the automatic sync of a store; it can still be synced manually.',
    body: z.object({ storeId: wireId, isPaused: z.boolean() }),
    data: store,
    errors: 'silent',
    audit: 'setting',
  },
  disconnect: {
    method: 'POST',
    path: `${productService('order')}/store/biz/disconnect`,
    access: 'signed-in',
    summary:
      'Disconnects a store and deletes its keys; its orders stay, and reconnecting restores the same store.',
    body: z.object({ storeId: wireId }),
    data: store,
    errors: 'silent',
    audit: 'setting',
  },
  removeFromList: {
    method: 'POST',
    path: `${productService('order')}/store/biz/removeFromList`,
    access: 'signed-in',
    summary:
      'Removes a disconnected store from the list; its orders and history stay, and reconnecting restores the same store.',
    body: z.object({ storeId: wireId }),
    data: z.null(),
    errors: 'silent',
    audit: 'setting',
  },
  saveLogo: {
    method: 'POST',
    path: `${productService('order')}/store/biz/logo`,
    access: 'signed-in',
    summary: 'Sets the picture of a store: PNG, at most 256 by 256 pixels and 64 KB.',
    encoding: 'multipart',
    files: { logo: 'required' },
    body: z.object({ storeId: wireId }),
    errors: 'silent',
    audit: 'setting',
    data: z.null(),
  },
  removeLogo: {
    method: 'DELETE',
    path: `${productService('order')}/store/biz/logo`,
    access: 'signed-in',
    summary: 'Removes the picture of a store; its channel’s icon is shown again.',
    query: z.object({ storeId: wireId }),
    errors: 'silent',
    audit: 'setting',
    data: z.null(),
  },
  connectByKeys: {
    method: 'POST',
    path: `${productService('order')}/store/biz/connect`,
    access: 'signed-in',
    summary:
      'Connects a WooCommerce or Shopify store after testing its keys; for a connected one, replaces the keys, and the address if it has moved.',
    body: storeKeys,
    data: store,
    errors: 'silent',
    audit: 'setting',
  },
});
