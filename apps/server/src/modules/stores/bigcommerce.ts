import { z } from 'zod';
import type { BigCommerceConfig } from '../../bigcommerce-config.ts';
import { outgoingJson } from '../../platform/outgoing-json.ts';

/** Any of these scopes lets us read orders; without one the connection would be useless. */
const orderScopes = ['store_v2_orders', 'store_v2_orders_read_only'];

const grantReply = z.object({
  access_token: z.string().min(1).max(500),
  scope: z.string().max(2_000),
  context: z.string(),
  account_uuid: z.string().nullish(),
});
const storeReply = z.object({ name: z.string().trim().min(1).max(200) });

/** The query parameters of BigCommerce's callback. */
interface Callback {
  code: string;
  scope: string;
  /** `stores/{hash}`. */
  context: string;
  accountUuid?: string | null | undefined;
}

/** A store granted by BigCommerce. */
export interface StoreGrant {
  /** The store's hash. */
  externalId: string;
  token: string;
  scopes: string[];
  /** Whether it may read orders. */
  readsOrders: boolean;
}

/**
 * Exchanges the code of a callback for a token (OAuth 2, authorization code). @throws OutgoingError; undefined when the answer is for
 * another store or account than the callback
 */
export async function exchangeCode(
  config: BigCommerceConfig,
  { code, scope, context, accountUuid }: Callback,
): Promise<StoreGrant | undefined> {
  const reply = grantReply.safeParse(
    await outgoingJson(`${config.login}/oauth2/token`, {
      method: 'POST',
      body: {
        client_id: config.clientId,
        client_secret: config.clientSecret,
        code,
        scope,
        context,
        grant_type: 'authorization_code',
        redirect_uri: config.redirectUri,
      },
    }),
  );
  if (!reply.success || reply.data.context !== context) return undefined;
  const { access_token: token, scope: granted, account_uuid: account } = reply.data;
  if (accountUuid && account && accountUuid !== account) return undefined;
  const scopes = granted.split(/\s+/).filter(Boolean);
  return {
    externalId: context.slice('stores/'.length),
    token,
    scopes,
    readsOrders: scopes.some((one) => orderScopes.includes(one)),
  };
}

/** The store's own name; undefined when it does not give one. */
export async function readStoreName(
  config: BigCommerceConfig,
  { externalId, token }: Pick<StoreGrant, 'externalId' | 'token'>,
): Promise<string | undefined> {
  try {
    const reply = await outgoingJson(`${config.api}/stores/${externalId}/v2/store`, {
      headers: { 'x-auth-token': token },
      timeoutMs: 5_000,
    });
    return storeReply.parse(reply).name;
  } catch {
    // A store without a name can still be connected.
    return undefined;
  }
}
