import type { SessionTokens } from '@lading/contracts/identity';
import { describe, expect, it, vi } from 'vitest';
import { createAuthSession, type AuthSession, type OtherTabChange } from './auth-session.ts';

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

/** A browser with as many tabs as a test opens, in front of a server whose refresh the test plays. */
function browser(refresh: () => Promise<SessionTokens | null>) {
  const shared = memoryStorage();
  const channels: ((message: unknown) => void)[][] = [];
  const tabs: AuthSession[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let ids = 0;
  let now = 1_000_000;

  const tellOthers = (own: AuthSession, id: string | null) =>
    tabs.filter((other) => other !== own).forEach((other) => other.noticeShared(id));

  return {
    refresh: vi.fn<() => Promise<SessionTokens | null>>(refresh),
    pass: (milliseconds: number) => (now += milliseconds),
    openTab(tab = memoryStorage()) {
      const channel: ((message: unknown) => void)[] = [];
      channels.push(channel);
      const session: AuthSession = createAuthSession({
        tab,
        shared: {
          getItem: (key) => shared.getItem(key),
          setItem(key, value) {
            shared.setItem(key, value);
            if (key === session.sharedKey) tellOthers(session, value);
          },
          removeItem(key) {
            shared.removeItem(key);
            if (key === session.sharedKey) tellOthers(session, null);
          },
        },
        tabs: {
          tell(message) {
            for (const other of channels) if (other !== channel) for (const hear of other) hear(message);
          },
          hear: (listener) => void channel.push(listener),
        },
        exclusively<Result>(run: () => Promise<Result>) {
          const turn = queue.then(run);
          queue = turn.catch(() => undefined);
          return turn;
        },
        refresh: () => this.refresh(),
        newId: () => `sign-in ${++ids}`,
        clock: { now: () => now, after: () => () => undefined },
      });
      tabs.push(session);
      return { session, tab };
    },
  };
}

const numbered = () => {
  let count = 0;
  return async (): Promise<SessionTokens> => ({ accessToken: `renewed ${++count}`, expiresIn: 900 });
};

/** Two tabs of a browser; sign-in happened in the first before the second was opened. */
function twoTabs(chrome: ReturnType<typeof browser>, { expiresIn } = { expiresIn: 900 }) {
  const { session: first } = chrome.openTab();
  first.signIn({ accessToken: 'first', expiresIn });
  return [first, chrome.openTab().session] as const;
}

describe('the sign-in of a tab (decision D3)', () => {
  it('uses the token until it is about to end, then renews it', async () => {
    const chrome = browser(numbered());
    const { session } = chrome.openTab();
    session.signIn({ accessToken: 'first', expiresIn: 900 });
    expect(await session.getToken()).toBe('first');
    chrome.pass(890_000);
    expect(await session.getToken()).toBe('renewed 1');
    expect(chrome.refresh).toHaveBeenCalledTimes(1);
  });

  it('renews once for all tabs, and the others adopt the new token', async () => {
    const chrome = browser(numbered());
    const [first, second] = twoTabs(chrome);
    const tokens = await Promise.all([
      first.renew('first'),
      second.getToken(),
      second.getToken(),
      first.renew('first'),
    ]);
    expect(new Set(tokens)).toEqual(new Set(['renewed 1']));
    expect(chrome.refresh).toHaveBeenCalledTimes(1);
  });

  it('survives a reload of the tab without asking the server', async () => {
    const chrome = browser(numbered());
    const { session, tab } = chrome.openTab();
    session.signIn({ accessToken: 'first', expiresIn: 900 });
    const { session: reloaded } = chrome.openTab(tab);
    expect(await reloaded.getToken()).toBe('first');
    expect(chrome.refresh).not.toHaveBeenCalled();
  });

  it('does not sign out when the refresh request fails', async () => {
    const refresh = vi
      .fn<() => Promise<SessionTokens | null>>(numbered())
      .mockRejectedValueOnce(new Error('offline'));
    const { session } = browser(refresh).openTab();
    session.signIn({ accessToken: 'first', expiresIn: 900 });
    await expect(session.renew('first')).rejects.toThrow('offline');
    expect(session.isSignedIn()).toBe(true);
    expect(await session.renew('first')).toBe('renewed 1');
  });

  it('notifies listeners that hold data of the person when it ends', () => {
    const { session: tab } = browser(async () => null).openTab();
    const heard = vi.fn<() => void>();
    const unfollow = tab.onSignOut(heard);
    tab.signOut();
    unfollow();
    tab.signOut();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('returns no token when the server reports that the session has ended', async () => {
    const { session } = browser(async () => null).openTab();
    session.signIn({ accessToken: 'first', expiresIn: 900 });
    expect(await session.renew('first')).toBeNull();
  });
});

describe('other tabs (decision D4)', () => {
  it('notice a new sign-in and a sign-out, not a refresh', async () => {
    const chrome = browser(numbered());
    const [first, second] = twoTabs(chrome);
    const heard: OtherTabChange[] = [];
    first.onOtherTab((change) => heard.push(change));
    await second.renew('');
    expect(heard).toEqual([]);
    second.signIn({ accessToken: 'somebody else', expiresIn: 900 });
    expect(heard).toEqual(['changed']);
    second.signOut();
    expect(heard).toEqual(['changed', 'signed-out']);
  });

  it("never renews with another person's cookie, and does not affect their sign-in", async () => {
    const chrome = browser(numbered());
    const [first, second] = twoTabs(chrome, { expiresIn: 1 });
    second.signIn({ accessToken: 'somebody else', expiresIn: 900 });
    expect(await first.getToken()).toBeNull();
    expect(chrome.refresh).not.toHaveBeenCalled();
    first.signOut();
    expect(await second.getToken()).toBe('somebody else');
    const { session: third } = chrome.openTab();
    expect(third.isSignedIn()).toBe(true);
  });

  it('notice a sign-out before the server has ended the session, whose token is still valid for that', async () => {
    const chrome = browser(numbered());
    const [first, second] = twoTabs(chrome);
    const heard: OtherTabChange[] = [];
    second.onOtherTab((change) => heard.push(change));
    first.announceSignOut();
    expect(heard).toEqual(['signed-out']);
    expect(await first.getToken()).toBe('first');
    // The server's refusal comes afterwards, and is recognized.
    expect(second.noticeOtherTab()).toBe(true);
    first.signOut();
    expect([first.isSignedIn(), first.noticeOtherTab()]).toEqual([false, false]);
  });

  it('go on when the same person signs in again after the session had ended, and a later one stops them still', async () => {
    const chrome = browser(async () => null);
    const [first, second] = twoTabs(chrome);
    const heard: string[] = [];
    second.onOtherTab((change) => heard.push(change));
    for (const tab of [first, second]) tab.onResume(() => heard.push('resumed'));
    expect(await second.renew('first')).toBeNull();
    first.resume({ accessToken: 'again', expiresIn: 900, sessionId: 'named by the server' });
    expect(heard).toEqual(['resumed', 'resumed']);
    expect(await Promise.all([first.getToken(), second.getToken()])).toEqual(['again', 'again']);
    expect(chrome.openTab().session.isSignedIn()).toBe(true);
    first.signIn({ accessToken: 'somebody else', expiresIn: 900 });
    expect(heard.at(-1)).toBe('changed');
  });

  it('keep a sign-in as long as their page where storage is full', async () => {
    const full = Object.assign(memoryStorage(), {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const { session } = browser(numbered()).openTab(full);
    session.signIn({ accessToken: 'first', expiresIn: 900 });
    expect(await session.getToken()).toBe('first');
    expect(await session.renew('first')).toBe('renewed 1');
  });

  it('leave an ended session without taking it from a tab that something was entered in', async () => {
    const chrome = browser(async () => null);
    const [first, second] = twoTabs(chrome);
    const { session: third } = chrome.openTab();
    const heard: string[] = [];
    for (const tab of [first, third]) {
      tab.onOtherTab((change) => heard.push(change));
      tab.onResume(() => heard.push('resumed'));
    }
    second.leaveEnded();
    expect([heard, second.isSignedIn(), chrome.openTab().session.isSignedIn()]).toEqual([[], false, false]);
    expect(first.noticeOtherTab()).toBe(false);
    expect(await first.renew('first')).toBeNull();

    first.resume({ accessToken: 'again', expiresIn: 900 });
    expect(heard).toEqual(['resumed', 'resumed']);
    expect(await third.getToken()).toBe('again');
    // From now on a sign-out is one again.
    third.signOut();
    expect(heard.at(-1)).toBe('signed-out');
  });

  it('give way to somebody who signs in after an ended session was left', () => {
    const chrome = browser(async () => null);
    const [first, second] = twoTabs(chrome);
    const heard: OtherTabChange[] = [];
    first.onOtherTab((change) => heard.push(change));
    second.leaveEnded();
    second.signIn({ accessToken: 'somebody else', expiresIn: 900 });
    expect(heard).toEqual(['changed']);
  });

  it('are not blamed for a session that only the server has ended', () => {
    const { session } = browser(async () => null).openTab();
    session.signIn({ accessToken: 'first', expiresIn: 900 });
    expect(session.noticeOtherTab()).toBe(false);
  });
});
