import { useEffect } from 'react';
import { useAccount } from '../../platform/account.ts';
import { authSession } from '../../platform/browser-session.ts';
import { systemClock } from '../../platform/clock.ts';

/** Push starts once the page is idle, so that it does not delay the first page. */
const restMs = 3_000;

/** Keeps this browser connected to server pushes while someone is signed in (decision D6). */
export function LivePush() {
  const { user } = useAccount();
  const { userId } = user.user;
  const { orgId } = user.org;
  useEffect(() => {
    let ending = new AbortController();
    const start = (): void => {
      const { signal } = ending;
      import('./keep-connected.ts')
        .then(({ keepConnected }) => signal.aborted || keepConnected({ orgId, userId }, signal))
        // Without a connection there is no push; the polls of spec §9 continue.
        .catch(() => undefined);
    };
    const cancel = systemClock.after(restMs, start);
    // The connection ends with the session.
    const unfollow = authSession.onResume(() => {
      cancel();
      ending.abort();
      ending = new AbortController();
      start();
    });
    return () => {
      cancel();
      unfollow();
      ending.abort();
    };
  }, [orgId, userId]);
  return null;
}
