import { describe, expect, it } from 'vitest';
import type { OtherTabChange } from './auth-session.ts';
import { browser, memoryStorage, numbered, twoTabs } from './testing/browser-tabs.ts';

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

  it('continue when the same person signs in again after the session had ended, and a later sign-out still ends them', async () => {
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

  it('leave an ended session without taking it from a tab with unsaved input', async () => {
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
    // From now on a sign-out applies again.
    third.signOut();
    expect(heard.at(-1)).toBe('signed-out');
  });

  it('end when another person signs in after an ended session was left', () => {
    const chrome = browser(async () => null);
    const [first, second] = twoTabs(chrome);
    const heard: OtherTabChange[] = [];
    first.onOtherTab((change) => heard.push(change));
    second.leaveEnded();
    second.signIn({ accessToken: 'somebody else', expiresIn: 900 });
    expect(heard).toEqual(['changed']);
  });

  it("all stop if the browser's cookie turns out to be another person's", async () => {
    const chrome = browser(async () => 'other');
    const [first, second] = twoTabs(chrome);
    const heard: string[] = [];
    first.onOtherTab((change) => heard.push(`first ${change}`));
    second.onOtherTab((change) => heard.push(`second ${change}`));
    expect(await first.renew('first')).toBeNull();
    expect(heard.toSorted()).toEqual(['first changed', 'second changed']);
    expect([first.noticeOtherTab(), second.noticeOtherTab()]).toEqual([true, true]);
    // After the reload it is theirs.
    chrome.refresh.mockResolvedValue({ accessToken: 'of the other', expiresIn: 900 });
    expect(await chrome.openTab().session.getToken()).toBe('of the other');
  });

  it('do not continue an ended session in which another person has been signed in since', () => {
    const chrome = browser(async () => null);
    const [first, second] = twoTabs(chrome);
    second.leaveEnded();
    second.signIn({ accessToken: 'somebody else', expiresIn: 900 });
    second.signOut();
    expect(first.noticeOtherTab()).toBe(true);
  });

  it('do not continue an ended session if the person has signed out in one of them', () => {
    const chrome = browser(async () => null);
    const [first, second] = twoTabs(chrome);
    const { session: third } = chrome.openTab();
    second.leaveEnded();
    expect(third.noticeOtherTab()).toBe(false);
    first.signOut();
    expect(third.noticeOtherTab()).toBe(true);
  });

  it('are not reported for a session that only the server has ended', () => {
    const { session } = browser(async () => null).openTab();
    session.signIn({ accessToken: 'first', expiresIn: 900 });
    expect(session.noticeOtherTab()).toBe(false);
  });
});
