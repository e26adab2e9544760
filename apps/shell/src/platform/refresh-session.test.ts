// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refreshSession } from './refresh-session.ts';

afterEach(() => vi.unstubAllGlobals());

/** A token as our server signs it. */
const tokenOf = (sub: string, at: number): string =>
  ['{"alg":"HS256"}', JSON.stringify({ sub, exp: at, name: '??>>~~' }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const renewed = (accessToken: string) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ result: 'OK', data: { accessToken, expiresIn: 900 } })),
  );
};

describe('new tokens by the cookie, which all tabs of the browser share (decision D3)', () => {
  it.each([
    ['of the same person', tokenOf('2001', 1), tokenOf('2001', 2), 'tokens'],
    ['of somebody else', tokenOf('2001', 1), tokenOf('2002', 2), 'other'],
    ['at the first question of a tab', '', tokenOf('2001', 2), 'tokens'],
    ['of a back end whose tokens say nothing', 'opaque-1', 'opaque-2', 'tokens'],
    ['of one that has started to report it', 'opaque-1', tokenOf('2001', 2), 'tokens'],
  ])('%s', async (_whose, before, now, expected) => {
    renewed(now);
    const answer = await refreshSession(null, before);
    const whose = answer === 'other' ? 'other' : answer?.accessToken;
    expect(whose).toBe(expected === 'other' ? 'other' : now);
  });
});
