import { sameOriginPath } from '@lading/contracts/core';
import { sessionStore } from './session-store.ts';

/** Where the last login led, without queries; null or undefined for the home page. */
let loginTarget: string | null | undefined;

/** Stores the page that a person requested, for after the login: only a path of our own origin (decision D5). */
export function rememberUrl(url: string): void {
  sessionStore.set('afterLogin', sameOriginPath(url));
}

/** The page to open after login, returned once; the home page without one. Validated again, since others can write the storage. */
export function takeRememberedUrl(): string {
  const url = sameOriginPath(sessionStore.get('afterLogin'));
  sessionStore.set('afterLogin', null);
  loginTarget = url && withoutQuery(url);
  return url ?? '/';
}

/** Whether an address, ignoring its query, is the target after login; used for unknown addresses. */
export function isLoginTarget(url: string): boolean {
  return withoutQuery(url) === loginTarget;
}

/** Without the query of the address and of a sub-application's own path in the fragment. */
const withoutQuery = (url: string): string => url.replaceAll(/\?[^#]*/g, '');
