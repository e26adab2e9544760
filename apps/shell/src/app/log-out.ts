import { signOut } from '../features/identity/index.ts';
import { sessionStore } from '../platform/session-store.ts';
import { loginPath } from './route-rules.ts';

/** Ends the session at the person's request; nothing of it remains for the next sign-in in this tab (spec §4). */
export async function logOut(isReseller: boolean): Promise<void> {
  await signOut(isReseller ? 'reseller' : 'seller');
  sessionStore.set('afterLogin', null);
  sessionStore.set('recentEntries', null);
  sessionStore.set('loginNotice', null);
  location.assign(loginPath(isReseller));
}
