import { z } from 'zod';
import { wireId, wireTime } from '../core/wire-values.ts';

/** What a key of an organization can be allowed to do; `api-scopes.ts` lists the calls that each scope opens. */
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

/** Scopes reserved for keys of an organization that provides warehouses (decision D15). */
export const floorScopes = ['floor.read', 'floor.write'] as const;

/** Every scope of a key. */
export const apiScopes = [...clientScopes, ...floorScopes] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Possible validity in days. */
export const keyLifetimes = [30, 90, 365] as const;

/** A key as lists show it: after its creation the key itself is never sent again. */
export const apiKey = z.object({
  apiKeyId: wireId,
  name: z.string(),
  /** The prefix of the key, which identifies it. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdBy: z.string(),
  createTime: wireTime,
  /** Null: valid until it is revoked. */
  expireTime: wireTime.nullable(),
  /** To the minute. */
  lastUsedTime: wireTime.nullable(),
  revokeTime: wireTime.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** The input for creating a key. */
export const apiKeyDraft = z.object({
  name: z.string().trim().min(1).max(60),
  scopes: z.array(z.enum(apiScopes)).min(1),
  /** Days until it expires; null: valid until it is revoked. */
  days: z.literal([...keyLifetimes]).nullable(),
});
export type ApiKeyDraft = z.infer<typeof apiKeyDraft>;

/** Maximum number of active keys of an organization. */
export const mostApiKeys = 50;
