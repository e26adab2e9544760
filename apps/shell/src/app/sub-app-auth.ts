import type { SubAppAuth } from '@lading/bridge/sub-app-props';
import type { AuthSession } from '../platform/auth-session.ts';
import type { Clock } from '../platform/clock.ts';

/** A session that was renewed this recently is not renewed again for a refusal: that is the server's answer to the new token. */
const newForMs = 30_000;

/**
 * The sign-in as sub-applications see it: the shell's own session, renewed in the same way (decision D3). One that only reports a 401,
 * as the contract once asked for, does not end a session that can be renewed.
 * @param onEnded called when the session is over
 */
export function createSubAppAuth(
  session: Pick<AuthSession, 'getToken'> & { renew: SubAppAuth['renewToken'] },
  onEnded: () => void,
  clock: Pick<Clock, 'now'>,
): SubAppAuth {
  let renewedAt = -Infinity;
  let checking: Promise<void> | null = null;

  async function renewToken(refused: string | null): Promise<string | null> {
    const token = await session.renew(refused);
    if (token !== null) renewedAt = clock.now();
    return token;
  }

  async function check(): Promise<void> {
    if (clock.now() - renewedAt < newForMs) return onEnded();
    try {
      if ((await renewToken(null)) === null) onEnded();
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
