import { Observable } from '@lading/ui/observable';
import { useSyncExternalStore } from 'react';
import { systemClock } from './clock.ts';

/** If the browser does not report when it is idle. */
const restMs = 1_500;
/** Maximum wait for a page that does not become idle. */
const patienceMs = 4 * restMs;

const stands = new Observable(false);
const stand = () => stands.set(true);

/** The first page has been rendered: once the browser is idle, deferred parts are loaded. */
export function restOnFirstPage(): () => void {
  if (stands.get()) return () => undefined;
  const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
  if (!requestIdleCallback) return systemClock.after(restMs, stand);
  const asked = requestIdleCallback(stand, { timeout: patienceMs });
  return () => cancelIdleCallback(asked);
}

/** Whether the first page is rendered: counts in the header, the chat and unfinished imports come after the main content. */
export function useFirstPageStands(): boolean {
  return useSyncExternalStore(stands.subscribe, stands.get);
}
