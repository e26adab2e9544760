import { sharedSessionKey } from '../platform/session-key.ts';

/**
 * Runs before all that the shell begins with: what is behind the sign-in is fetched while that is still at work, where somebody seems to be
 * signed in. Imports nothing that has work of its own to do.
 */
try {
  if (localStorage.getItem(sharedSessionKey) !== null) import('./workspace.tsx').catch(() => undefined);
} catch {
  // Refused storage: there is no sign-in to go by.
}
