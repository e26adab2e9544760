import { sameOriginPath } from '@lading/contracts/rules/same-origin-path';
import { sessionStore } from './session-store.ts';

/** Keeps the page that a person wanted, for after the login: a path of our own origin only (decision D5). */
export function rememberUrl(url: string): void {
  sessionStore.set('afterLogin', sameOriginPath(url));
}

/** The page to go to after login, taken once; the home page when none was kept. Checked again, as storage is not ours alone. */
export function takeRememberedUrl(): string {
  const url = sameOriginPath(sessionStore.get('afterLogin'));
  sessionStore.set('afterLogin', null);
  return url ?? '/';
}
