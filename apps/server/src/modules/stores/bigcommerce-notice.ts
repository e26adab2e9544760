import { jwtVerify } from 'jose';
import type { BigCommerceConfig } from '../../bigcommerce-config.ts';

/** What BigCommerce tells of a store by `signed_payload_jwt`: somebody opens our app there, or has removed it. */
export interface StoreNotice {
  /** The store's hash. */
  externalId: string;
  /** Unique; good once. */
  id: string;
  expiresAt: Date;
}

/** How far two clocks may be apart. */
const toleranceSeconds = 30;

/** A notice that BigCommerce has signed with our secret, for our app, and that has not run out; else undefined. */
export async function readStoreNotice(
  { clientId, clientSecret }: BigCommerceConfig,
  token: string,
  now: Date,
): Promise<StoreNotice | undefined> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(clientSecret), {
      algorithms: ['HS256'],
      issuer: 'bc',
      audience: clientId,
      currentDate: now,
      clockTolerance: toleranceSeconds,
      requiredClaims: ['sub', 'exp', 'iat', 'jti'],
    });
    const { sub = '', jti = '', exp = 0 } = payload;
    const [, externalId] = /^stores\/([a-z0-9]{1,40})$/.exec(sub) ?? [];
    if (!externalId || jti === '' || payload.aud !== clientId) return undefined;
    return { externalId, id: jti, expiresAt: new Date((exp + toleranceSeconds) * 1_000) };
  } catch {
    return undefined;
  }
}
