import { useEffect } from 'react';
import { useAccount } from '../../platform/account.ts';
import { systemClock } from '../../platform/clock.ts';

/** The page comes first: push begins when it has come to rest. */
const restMs = 3_000;

/** Keeps this browser connected to server pushes while somebody is signed in (decision D6). */
export function LivePush() {
  const { user } = useAccount();
  const { userId } = user.user;
  const { orgId } = user.org;
  useEffect(() => {
    const ending = new AbortController();
    const cancel = systemClock.after(restMs, () => {
      import('./keep-connected.ts')
        .then(({ keepConnected }) => keepConnected({ orgId, userId }, ending.signal))
        // Without a connection there is no push; the polls of spec §9 go on.
        .catch(() => undefined);
    });
    return () => {
      cancel();
      ending.abort();
    };
  }, [orgId, userId]);
  return null;
}
