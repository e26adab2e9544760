import { z } from 'zod';
import { store } from './store.ts';
import { commaList } from '../core/wire-values.ts';
import { productService } from '../core/product.ts';
import { defineService } from '../core/define-service.ts';

const base = productService('order');

/** The stores of a seller and the pull of their orders (spec §7, "Stores"). */
export const storesApi = defineService('stores', {
  storeList: {
    method: 'GET',
    path: `${base}/store/list`,
    access: 'signed-in',
    summary: 'Every store of the user.',
    data: z.array(store),
  },
  activeStores: {
    method: 'GET',
    path: `${base}/store/biz/list`,
    access: 'signed-in',
    summary: 'The active stores and the state of their order sync.',
    data: z.array(store),
  },
  /** Changes state although it is a GET (spec §7), so our server requires proof that the page itself sent it. Reply not shown. */
  pullOrder: {
    method: 'GET',
    path: `${base}/store/biz/pullOrder`,
    access: 'signed-in',
    summary: 'Starts syncing the orders of the given stores.',
    query: z.object({ storeIds: commaList }),
    data: z.array(store).nullish(),
    errors: 'silent',
  },
  storeLogos: {
    method: 'GET',
    path: '/api/eCommerce-api/third-party/platform/store/logo/current',
    access: 'signed-in',
    summary: 'The logo of each store, by store id.',
    data: z.record(z.string(), z.string().nullable()),
  },
});
