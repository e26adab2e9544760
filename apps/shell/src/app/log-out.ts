import { use } from 'react';
import { signOut } from '../features/identity/index.ts';
import { useAccount } from '../platform/account.ts';
import { sessionStore } from '../platform/session-store.ts';
import { loginPath } from './route-rules.ts';
import { SubAppsContext } from './sub-apps-context.ts';

async function logOut(isReseller: boolean): Promise<void> {
  await signOut(isReseller ? 'reseller' : 'seller');
  sessionStore.set('afterLogin', null);
  sessionStore.set('recentEntries', null);
  sessionStore.set('loginNotice', null);
  location.assign(loginPath(isReseller));
}

/**
 * Ends the session at the person's request, unless unsaved changes block it; nothing of it remains for the next sign-in in this
 * tab (spec §4).
 */
export function useLogOut(): () => void {
  const { isSaas } = useAccount().facts;
  const subApps = use(SubAppsContext);
  return () => subApps?.leave(loginPath(isSaas), () => void logOut(isSaas));
}
