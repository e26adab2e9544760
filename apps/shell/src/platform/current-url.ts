import { useSyncExternalStore } from 'react';

/** Sub-applications push their own history entries, which only the Navigation API reports. */
const navigationApi = (globalThis as { navigation?: EventTarget }).navigation;

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener('hashchange', listener);
  navigationApi?.addEventListener('currententrychange', listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener('hashchange', listener);
    navigationApi?.removeEventListener('currententrychange', listener);
  };
}

const read = () => location.pathname + location.search + location.hash;

/** Path, query and hash of the current page, also as a sub-application changes them. */
export function useCurrentUrl(): string {
  return useSyncExternalStore(subscribe, read);
}
