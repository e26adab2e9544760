import { z } from 'zod';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { defineService } from '../core/define-service.ts';

const base = '/api/wms-user/oms/temu';
/** The query of the page's address: the names in it depend on the server's configuration. */
const query = z.string().max(8_000);

const named = z.object({ storeName: z.string().trim().min(1).max(100) });
const coded = z.object({
  customCode: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^[\w-]+$/),
});
const warehouseIds = z.array(wireId).min(1).max(200);

/** How the marketplace's store is identified here: by its name, or by a code of the seller's own. */
export const authorizedStore = z.union([named, coded]);

/** The input for authorizing warehouses, by how the store is identified. */
export const authorizationEntry = {
  name: named.extend({ warehouseIds }),
  code: coded.extend({ warehouseIds }),
} as const;

const authorizedWarehouse = z.object({
  warehouseId: wireId,
  warehouseName: wireText,
  warehouseCode: wireText,
});

/** An authorization as the settings page lists it. */
export const warehouseAuthorization = z.object({
  authorizationId: wireId,
  storeName: z.string().nullable(),
  customCode: z.string().nullable(),
  warehouses: z.array(authorizedWarehouse),
  /** The person who gave it; null if deleted. */
  authorizedBy: z.string().nullable(),
  authorizedTime: wireTime,
  /** When the marketplace first asked for the meaning of its code. */
  redeemedTime: wireTime.nullable(),
  revokedTime: wireTime.nullable(),
});
export type WarehouseAuthorization = z.infer<typeof warehouseAuthorization>;

/** The authorization of a marketplace's cooperative warehouse (spec §2, decision D10); calls of our own. */
export const warehouseAuthorizationApi = defineService('warehouse-authorization', {
  readRequest: {
    method: 'POST',
    path: `${base}/request`,
    access: 'signed-in',
    summary: 'Validates the parameters of the marketplace and returns the warehouses to choose from.',
    body: z.object({ query }),
    data: z.object({
      /** Host to which the person returns. */
      returnHost: z.string(),
      warehouses: z.array(authorizedWarehouse),
    }),
    errors: 'silent',
  },
  authorize: {
    method: 'POST',
    path: `${base}/authorize`,
    access: 'signed-in',
    audit: 'setting',
    summary:
      'Authorizes the marketplace for the chosen warehouses, once per request, and returns the address to go back to.',
    body: z.object({
      query,
      warehouseIds,
      store: authorizedStore,
    }),
    data: z.object({ returnTo: z.string() }),
    errors: 'silent',
  },
  /** The marketplace's own call (decision D21): signed by the app's secret, as its portal signs. */
  redeem: {
    method: 'POST',
    path: `${base}/redeem`,
    access: 'public',
    summary:
      'Exchanges the code of an authorization for its details; for the marketplace, until the code expires.',
    body: z.object({
      app_key: z.string().max(200),
      code: z.string().min(1).max(200),
      /** Seconds since 1970. */
      timestamp: z.string().regex(/^\d{1,12}$/),
      sign: z.string().max(64),
    }),
    data: z.object({
      authorizationId: wireId,
      orgName: wireText,
      storeName: z.string().nullable(),
      customCode: z.string().nullable(),
      warehouses: z.array(authorizedWarehouse),
    }),
  },
  authorizations: {
    method: 'GET',
    path: `${base}/authorizations`,
    access: 'signed-in',
    summary: 'The authorizations of the organization, newest first: at most 200.',
    data: z.array(warehouseAuthorization),
  },
  revoke: {
    method: 'POST',
    path: `${base}/revoke`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Revokes an authorization permanently.',
    body: z.object({ authorizationId: wireId }),
    data: warehouseAuthorization,
  },
});
