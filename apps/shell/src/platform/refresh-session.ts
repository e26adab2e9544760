import { ApiError } from '@lading/api-client/api-error';
import { createApiClient } from '@lading/api-client/create-api-client';
import { errorCode } from '@lading/contracts/core';
import { authApi, type SessionTokens } from '@lading/contracts/identity';
import { currentLanguage } from './language.ts';

const client = createApiClient({ getToken: () => null, language: currentLanguage });

/** The person named in a token; undefined if it cannot be read, as with another back end, or is missing. */
function personOf(token: string): string | undefined {
  try {
    const [, claims = ''] = token.split('.');
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Requests new tokens (decision D3): by the HttpOnly cookie, or by a refresh token that the back end gave to the client. Null when
 * the session has ended; other failures throw.
 * @param accessToken the previous one. The cookie belongs to the whole browser: another tab may have signed in as another person
 * at the same moment, or closed before it could notify this one. Then the result is `'other'`, and this sign-in does not
 * continue.
 */
export async function refreshSession(
  refreshToken: string | null,
  accessToken: string,
): Promise<SessionTokens | 'other' | null> {
  try {
    const body = refreshToken === null ? {} : { refreshToken };
    const tokens = await client.call(authApi.calls.refresh, { body });
    const [before, now] = [personOf(accessToken), personOf(tokens.accessToken)];
    return before !== undefined && now !== undefined && before !== now ? 'other' : tokens;
  } catch (fault) {
    if (fault instanceof ApiError && fault.kind !== 'network' && fault.code === errorCode.signedOut)
      return null;
    throw fault;
  }
}
