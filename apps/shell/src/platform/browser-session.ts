import { auth } from '@lading/contracts/services/unlisted';
import { ApiError } from '@lading/api-client/api-error';
import { createApiClient } from '@lading/api-client/create-api-client';
import { createAuthSession } from './auth-session.ts';
import { systemClock } from './clock.ts';
import { currentLanguage } from './language.ts';

const signInApi = createApiClient({ getToken: () => null, language: currentLanguage });

const channel = new BroadcastChannel('lading.session');

/** One at a time over all tabs where the browser has locks; elsewhere the server's grace for the old token holds. */
function exclusively<Result>(run: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('lading.refresh', run) : run();
}

/** The sign-in of this tab, over the browser's own storage, channel and locks (decisions D3, D4). */
export const authSession = createAuthSession({
  tab: sessionStorage,
  shared: localStorage,
  tabs: {
    tell: (message) => channel.postMessage(message),
    hear: (listener) => channel.addEventListener('message', (event) => listener(event.data)),
  },
  exclusively,
  async refresh(refreshToken) {
    try {
      return await signInApi.call(auth.calls.refresh, {
        body: refreshToken === null ? {} : { refreshToken },
      });
    } catch (fault) {
      if (fault instanceof ApiError && fault.kind !== 'network' && fault.code === 401) return null;
      throw fault;
    }
  },
  newId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
  clock: systemClock,
});

addEventListener('storage', (event) => {
  if (event.storageArea === localStorage && (event.key === authSession.sharedKey || event.key === null)) {
    authSession.noticeShared(localStorage.getItem(authSession.sharedKey));
  }
});
