// @vitest-environment happy-dom
import type { SubAppProps } from '@lading/bridge/sub-app-props';
import { organizationsApi } from '@lading/contracts/organizations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHostApi } from './host-api.ts';

const flags = organizationsApi.calls.queryAllFlag;

/** The tokens that the server accepts, and the token of each request. */
let accepted: string[];
let seen: (string | null)[];

/** A shell whose session returns these tokens in turn. */
function host(...renewals: (string | null)[]) {
  let token = 'first';
  const auth = {
    getToken: async () => token,
    renewToken: vi.fn<SubAppProps['auth']['renewToken']>(async () => {
      const next = renewals.shift() ?? null;
      token = next ?? token;
      return next;
    }),
    onUnauthorized: vi.fn<() => void>(),
  };
  const props = { auth, getState: () => ({ lang: 'en' }), navigate: () => undefined };
  return { auth, api: createHostApi(props as unknown as SubAppProps) };
}

beforeEach(() => {
  accepted = ['second'];
  seen = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Headers }) => {
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? null;
    seen.push(token);
    return accepted.includes(token ?? '')
      ? Response.json({ result: 'OK', data: [] })
      : Response.json({ result: 'ERR', code: 401, message: 'Sign in', zhMessage: '请登录' }, { status: 401 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('calls of a sub-application with a rejected token (decision D3)', () => {
  it('refresh it once for all waiting calls and are repeated, without a sign-in', async () => {
    const { api, auth } = host('second');
    await expect(Promise.all([api.call(flags), api.call(flags)])).resolves.toEqual([[], []]);
    expect(seen).toEqual(['first', 'first', 'second', 'second']);
    expect(auth.renewToken).toHaveBeenCalledExactlyOnceWith('first');
    expect(auth.onUnauthorized).not.toHaveBeenCalled();
  });

  it('ask for a sign-in when the session is over', async () => {
    const { api, auth } = host(null);
    await expect(api.call(flags)).rejects.toMatchObject({ kind: 'signed-out' });
    expect(seen).toEqual(['first']);
    expect(auth.onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('ask for a sign-in when the repeated call is refused too', async () => {
    accepted = [];
    const { api, auth } = host('second');
    await expect(api.call(flags)).rejects.toMatchObject({ kind: 'signed-out' });
    expect(seen).toEqual(['first', 'second']);
    expect(auth.onUnauthorized).toHaveBeenCalledTimes(1);
  });
});
