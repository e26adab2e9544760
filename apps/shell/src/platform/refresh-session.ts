import { ApiError } from '@lading/api-client/api-error';
import { createApiClient } from '@lading/api-client/create-api-client';
import { errorCode } from '@lading/contracts/core';
import { authApi, type SessionTokens } from '@lading/contracts/identity';
import { currentLanguage } from './language.ts';

const client = createApiClient({ getToken: () => null, language: currentLanguage });

/** Whom a token names; undefined for one that cannot be read, as of another back end, or for none. */
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
 * @param accessToken that of before. The cookie is that of the whole browser: another tab may have signed in as somebody else in the same
 * moment, or closed before it could say so. Then the answer is `'other'`, and nothing goes on under this sign-in.
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
