import { authSession } from '../../platform/browser-session.ts';

let leaving: Promise<void> = Promise.resolve();

/** Ends the session at the server and in this browser. Never throws (spec §4). */
export function signOut(kind: 'seller' | 'reseller'): Promise<void> {
  leaving = import('./sign-out.ts').then(
    (file) => file.signOut(kind),
    // Its code cannot be fetched: this browser still discards the session.
    () => authSession.signOut(),
  );
  return leaving;
}

/**
 * Resolves once the previous session has ended, immediately if none is ending. A new session waits for it: the server's reply to a
 * sign-out deletes the refresh cookie, and would delete the new one (decision D3).
 */
export function onceSignedOut(): Promise<void> {
  return leaving;
}
