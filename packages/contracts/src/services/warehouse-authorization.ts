import { z } from 'zod';
import { wireId, wireText } from '../entities/wire-values.ts';
import { defineService } from '../define-service.ts';

const base = '/api/wms-user/oms/temu';
/** What stood after the `?` of the page: the names in it are the server's configuration. */
const query = z.string().max(8_000);

/** How the marketplace's store is named here: by its name, or by a code of the seller's own. */
export const authorizedStore = z.union([
  z.object({ storeName: z.string().trim().min(1).max(100) }),
  z.object({
    customCode: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .regex(/^[\w-]+$/),
  }),
]);

/** The authorisation of a marketplace's cooperative warehouse (spec §2, decision D10); calls of our own. */
export const warehouseAuthorization = defineService('warehouse-authorization', {
  readRequest: {
    method: 'POST',
    path: `${base}/request`,
    access: 'signed-in',
    summary: 'Checks what the marketplace sent a person with, and gives the warehouses to choose from.',
    body: z.object({ query }),
    data: z.object({
      /** Host that the person returns to. */
      returnHost: z.string(),
      warehouses: z.array(
        z.object({ warehouseId: wireId, warehouseName: wireText, warehouseCode: wireText }),
      ),
    }),
    errors: 'silent',
  },
  authorize: {
    method: 'POST',
    path: `${base}/authorize`,
    access: 'signed-in',
    audit: 'setting',
    summary:
      'Authorises the marketplace for the chosen warehouses, once a request; gives the way back to it.',
    body: z.object({
      query,
      warehouseIds: z.array(wireId).min(1).max(200),
      store: authorizedStore,
    }),
    data: z.object({ returnTo: z.string() }),
    errors: 'silent',
  },
});
