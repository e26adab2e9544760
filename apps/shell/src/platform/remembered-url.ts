import { sameOriginPath } from '@lading/contracts/core';
import { sessionStore } from './session-store.ts';

/** Keeps the page that a person wanted, for after the login: a path of our own origin only (decision D5). */
export function rememberUrl(url: string): void {
  sessionStore.set('afterLogin', sameOriginPath(url));
}

/** The page to open after login, returned once; the home page without one. Validated again, since others can write the storage. */
export function takeRememberedUrl(): string {
  const url = sameOriginPath(sessionStore.get('afterLogin'));
  sessionStore.set('afterLogin', null);
  taken = url?.split(/[?#]/, 1)[0];
  return url ?? '/';
}

let taken: string | undefined;

/** Whether a path is the target after login; checked once for each unknown path. */
export function isWhereLoginLed(pathname: string): boolean {
  return pathname === taken;
}
