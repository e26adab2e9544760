import type { SessionTokens } from '@lading/contracts/identity';
import { describe, expect, it, vi } from 'vitest';
import { browser, numbered, twoTabs } from './testing/browser-tabs.ts';

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
