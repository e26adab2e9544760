import { createAuthSession } from './auth-session.ts';
import { hasOtherTabs, sharedStorage, tabStorage } from './browser-storage.ts';
import { systemClock } from './clock.ts';

const channel = hasOtherTabs ? new BroadcastChannel('lading.session') : null;

/** One at a time across all tabs if the browser has locks; otherwise the server's grace period for the old token helps. */
function exclusively<Result>(run: () => Promise<Result>): Promise<Result> {
  return hasOtherTabs && navigator.locks ? navigator.locks.request('lading.refresh', run) : run();
}

/** The sign-in of this tab, over the browser's own storage, channel and locks (decisions D3, D4). */
export const authSession = createAuthSession({
  tab: tabStorage,
  shared: sharedStorage,
  tabs: {
    tell: (message) => channel?.postMessage(message),
    hear: (listener) => channel?.addEventListener('message', (event) => listener(event.data)),
  },
  exclusively,
  // The calls are larger than the sign-in page, which is shown without them.
  refresh: async (...tokens) => (await import('./refresh-session.ts')).refreshSession(...tokens),
  newId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
  clock: systemClock,
});

addEventListener('storage', (event) => {
  if (event.key === authSession.sharedKey || event.key === null) {
    authSession.noticeShared(sharedStorage.getItem(authSession.sharedKey));
  }
});

// "Back" may restore a page from the browser's memory after the person has signed out (spec §4).
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && authSession.isSignedIn() && !authSession.isCurrent()) location.reload();
});
