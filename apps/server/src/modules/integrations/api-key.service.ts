import { sameText } from '@lading/contracts/core';
import {
  apiScopes,
  clientScopes,
  integrationMessages,
  mostApiKeys,
  type ApiKey,
  type ApiKeyDraft,
  type ApiScope,
} from '@lading/contracts/integrations';
import { makeApiKey } from '../../platform/api-keys.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault, notFound } from '../../platform/request-error.ts';
import { providesWarehouse } from '../../platform/require-warehouse-staff.ts';
import { requireOwner } from '../identity/index.ts';
import { insertKey, lockKeys, readKeys, revokeKey } from './api-key.store.ts';

/** Management of an organization's API keys by its owners (decision record 0070). */
export function apiKeyService({ database, clock, apiKeys, config }: Platform) {
  const offered = async (orgId: string): Promise<readonly ApiScope[]> =>
    (await providesWarehouse(database, orgId)) ? apiScopes : clientScopes;

  return {
    /** @throws RequestError 403 unless the caller is an owner */
    async list(context: SignedInContext) {
      await requireOwner(context);
      return {
        keys: await context.db(readKeys),
        scopes: [...(await offered(context.user.orgId))],
        callsPerMinute: config.keyCallsPerMinute,
      };
    },

    /** @throws RequestError 403 unless the caller is an owner; 400 at the field; 409 at the maximum number */
    async create(context: SignedInContext, draft: ApiKeyDraft): Promise<{ key: ApiKey; secret: string }> {
      await requireOwner(context);
      const { user, db, audit } = context;
      const open = await offered(user.orgId);
      const shut = draft.scopes.find((scope) => !open.includes(scope));
      if (shut) throw fieldFault('scopes', integrationMessages.scopeNotOffered({ scope: shut }));
      const made = makeApiKey();
      const key = await db(async (trx) => {
        await lockKeys(trx);
        const live = (await readKeys(trx)).filter(({ revokeTime }) => revokeTime === null);
        if (live.length >= mostApiKeys)
          throw conflict(integrationMessages.tooManyKeys({ most: mostApiKeys }));
        if (live.some(({ name }) => sameText(name, draft.name)))
          throw fieldFault('name', integrationMessages.keyNameTaken());
        return insertKey(trx, { draft, made, userId: user.userId, now: clock.now() });
      });
      audit.tell({ detail: { apiKeyId: key.apiKeyId } });
      return { key, secret: made.secret };
    },

    /** @throws RequestError 403 unless the caller is an owner; 404 */
    async revoke(context: SignedInContext, apiKeyId: string): Promise<ApiKey> {
      await requireOwner(context);
      const key = await context.db((trx) => revokeKey(trx, apiKeyId, clock.now()));
      if (!key) throw notFound();
      apiKeys.end(apiKeyId);
      return key;
    },
  };
}
