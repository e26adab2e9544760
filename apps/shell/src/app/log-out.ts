import { signOut } from '../features/session/index.ts';
import { sessionStore } from '../platform/session-store.ts';
import { loginPath } from './route-rules.ts';

/** Ends the session by the person's wish; nothing of it stays for whoever signs in next in this tab (spec §4). */
export async function logOut(isReseller: boolean): Promise<void> {
  await signOut(isReseller ? 'reseller' : 'seller');
  sessionStore.set('afterLogin', null);
  sessionStore.set('recentEntries', null);
  sessionStore.set('loginNotice', null);
  location.assign(loginPath(isReseller));
}
