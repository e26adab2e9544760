// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authSession } from '../../platform/browser-session.ts';
import { signOut } from './leave.ts';
import { signIn } from './sign-in.ts';

vi.mock('../../platform/draft-database.ts', () => ({ wipeDrafts: () => Promise.resolve() }));

const ok = (data: unknown) => Response.json({ result: 'OK', data });
const tokens = (name: string) => ({ accessToken: name, expiresIn: 900, sessionId: name });

/** The server: the received requests, and when it answers a sign-out. */
let asked: string[];
let answerLogout: () => void;

beforeEach(() => {
  asked = [];
  const logout = new Promise<Response>((resolve) => {
    answerLogout = () => resolve(ok(null));
  });
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (request) => {
      const { pathname } = new URL(request instanceof Request ? request.url : request, location.href);
      asked.push(pathname.split('/').at(-1) ?? '');
      return pathname.endsWith('/logout') ? logout : ok(tokens('new'));
    }),
  );
});

describe('a sign-in right after a sign-out (spec §2: a public page clears the login)', () => {
  it('waits until it has ended, so that the server’s reply does not remove the new session (decision D3)', async () => {
    authSession.signIn(tokens('old'));
    const leaving = signOut('seller');
    await vi.waitFor(() => expect(asked).toEqual(['logout']), 20_000);
    const entering = signIn('seller', 'seller@lading.test', 'Lading_2026');
    await Promise.resolve();
    expect(asked).toEqual(['logout']);
    answerLogout();
    await Promise.all([leaving, entering]);
    expect(asked).toEqual(['logout', 'login']);
    expect(authSession.isSignedIn()).toBe(true);
    expect(await authSession.getToken()).toBe('new');
  });
});

describe('a sign-out', () => {
  it('leaves nothing of the person in this tab, and keeps the menus as they are (spec §2, §4)', async () => {
    const kept = {
      'lading.draft.2001.product.5': '{}',
      'lading.list-trail.orders': '?search=Ada',
      'lading.menuCollapsed': 'true',
      'of.another.party': 'x',
    };
    sessionStorage.clear();
    for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
    authSession.signIn(tokens('old'));
    const leaving = signOut('seller');
    await vi.waitFor(() => expect(asked).toEqual(['logout']), 20_000);
    answerLogout();
    await leaving;
    expect(Object.keys(kept).filter((name) => sessionStorage.getItem(name) !== null)).toEqual([
      'lading.menuCollapsed',
      'of.another.party',
    ]);
  });
});
