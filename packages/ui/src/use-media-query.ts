import { useSyncExternalStore } from 'react';

/** Whether a media query matches; rerenders when that changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the page is as narrow as on a phone: below the `sm` breakpoint of the styles. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 639px)');
