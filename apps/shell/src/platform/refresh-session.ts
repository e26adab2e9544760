import { ApiError } from '@lading/api-client/api-error';
import { createApiClient } from '@lading/api-client/create-api-client';
import { errorCode } from '@lading/contracts/core';
import { authApi, type SessionTokens } from '@lading/contracts/identity';
import { currentLanguage } from './language.ts';

const client = createApiClient({ getToken: () => null, language: currentLanguage });

/**
 * Requests new tokens (decision D3): by the HttpOnly cookie, or by a refresh token that the back end gave to the client. Null when
 * the session has ended; other failures throw.
 */
export async function refreshSession(refreshToken: string | null): Promise<SessionTokens | null> {
  try {
    return await client.call(authApi.calls.refresh, { body: refreshToken === null ? {} : { refreshToken } });
  } catch (fault) {
    if (fault instanceof ApiError && fault.kind !== 'network' && fault.code === errorCode.signedOut)
      return null;
    throw fault;
  }
}
