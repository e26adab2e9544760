import { authSession } from '../../platform/browser-session.ts';

let leaving: Promise<void> = Promise.resolve();

/** Ends the session at the server and in this browser. Never throws (spec §4). */
export function signOut(kind: 'seller' | 'reseller'): Promise<void> {
  leaving = import('./sign-out.ts').then(
    (file) => file.signOut(kind),
    // Its code cannot be fetched: this browser forgets the session all the same.
    () => authSession.signOut(),
  );
  return leaving;
}

/**
 * Resolves once the session before has ended, at once when none is ending. A new one waits for it: the server's answer to a sign-out takes
 * the refresh token's cookie away, and would take the new one's (decision D3).
 */
export function onceSignedOut(): Promise<void> {
  return leaving;
}
