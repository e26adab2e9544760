import { api } from '../../platform/api.ts';
import { authSession } from '../../platform/browser-session.ts';
import { systemClock } from '../../platform/clock.ts';
import { wipeDrafts } from '../../platform/draft-database.ts';
import { signInCalls, type SignInKind } from './sign-in-calls.ts';

/** Time for the server to end the session; the browser discards it in any case. */
const patienceMs = 3_000;

/** Key prefixes under which sub-applications store a person's data in this tab: unsaved forms, searches of lists. */
const ofPerson = ['lading.draft.', 'lading.list-trail.'];

/** Deletes the data that pages stored for the person in this tab. The state of the menus stays (spec §2). */
function wipeTab(): void {
  try {
    const names = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
    for (const name of names)
      if (ofPerson.some((beginning) => name.startsWith(beginning))) sessionStorage.removeItem(name);
  } catch {
    // Refused storage contains nothing.
  }
}

/**
 * Ends the session at the server and in this browser, which deletes unfinished imports and forms. Never throws: the person is
 * signed out in any case (spec §4).
 */
export async function signOut(kind: SignInKind): Promise<void> {
  const patience = new AbortController();
  const stop = systemClock.after(patienceMs, () => patience.abort());
  authSession.announceSignOut();
  try {
    await api.call(signInCalls(kind).logout, { body: {} }, { signal: patience.signal });
  } catch {
    // The server's session expires by itself; this browser's ends below.
  } finally {
    stop();
    authSession.signOut();
    wipeTab();
    // Only now, so that no other tab of this sign-in writes drafts again.
    await wipeDrafts();
  }
}
