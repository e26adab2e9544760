import type { SubAppAuth } from '@lading/bridge/sub-app-props';
import type { AuthSession } from '../platform/auth-session.ts';
import type { Clock } from '../platform/clock.ts';

/** A token that a sub-application requested this recently is not renewed after a refusal: the server has then refused the new one. */
const newForMs = 30_000;

/**
 * How often in that time a reported refusal renews the session: calls sent with the old token may be refused long after it was
 * replaced. Further refusals concern the new tokens.
 */
const mostRenewals = 5;

/**
 * The sign-in for sub-applications: the shell's own session, renewed in the same way (decision D3). A sub-application that only
 * reports a 401, as the contract formerly required, does not end a session that can be renewed.
 * @param onEnded called when the session is over
 */
export function createSubAppAuth(
  session: Pick<AuthSession, 'getToken'> & { renew: SubAppAuth['renewToken'] },
  onEnded: () => void,
  clock: Pick<Clock, 'now'>,
): SubAppAuth {
  let renewedAt = -Infinity;
  let reported: number[] = [];
  let checking: Promise<void> | null = null;

  async function renewToken(refused: string | null): Promise<string | null> {
    const token = await session.renew(refused);
    if (token !== null) renewedAt = clock.now();
    return token;
  }

  async function check(): Promise<void> {
    const now = clock.now();
    reported = reported.filter((at) => now - at < newForMs);
    if (now - renewedAt < newForMs || reported.length >= mostRenewals) return onEnded();
    try {
      if ((await session.renew(null)) === null) return onEnded();
      reported.push(now);
    } catch {
      // The server cannot be reached, which says nothing about the session.
    }
  }

  return {
    getToken: () => session.getToken(),
    renewToken,
    onUnauthorized: () => {
      checking ??= check().finally(() => {
        checking = null;
      });
    },
  };
}
