import { z } from 'zod';
import { wireId, wireTime } from '../core/wire-values.ts';

/** What a key of an organization can be allowed to do; `api-scopes.ts` says which calls each opens. */
export const clientScopes = [
  'orders.read',
  'orders.write',
  'products.read',
  'products.write',
  'shipping.read',
  'shipping.rates',
  'shipping.labels',
  'stock.read',
  'warehouse.read',
  'warehouse.write',
  'funds.read',
] as const;

/** What only the key of an organization that provides warehouses can be allowed to do there (decision D15). */
export const floorScopes = ['floor.read', 'floor.write'] as const;

/** Every scope of a key. */
export const apiScopes = [...clientScopes, ...floorScopes] as const;
export type ApiScope = (typeof apiScopes)[number];

/** For how many days a key can be good. */
export const keyLifetimes = [30, 90, 365] as const;

/** A key as lists show it: the key itself is never on the wire again after it was made. */
export const apiKey = z.object({
  apiKeyId: wireId,
  name: z.string(),
  /** Begins the key, and tells it from others. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdBy: z.string(),
  createTime: wireTime,
  /** Null: until it is revoked. */
  expireTime: wireTime.nullable(),
  /** To the minute. */
  lastUsedTime: wireTime.nullable(),
  revokeTime: wireTime.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** What a key is made with. */
export const apiKeyDraft = z.object({
  name: z.string().trim().min(1).max(60),
  scopes: z.array(z.enum(apiScopes)).min(1),
  /** Days until it expires; null: until it is revoked. */
  days: z.literal([...keyLifetimes]).nullable(),
});
export type ApiKeyDraft = z.infer<typeof apiKeyDraft>;

/** How many keys that are not revoked an organization can have. */
export const mostApiKeys = 50;
