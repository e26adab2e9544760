import { useEffect } from 'react';
import type { SubAppRuntime } from '../features/sub-app-host/index.ts';
import { restOnFirstPage } from '../platform/first-page.ts';

/** Tells the rest of the shell when the first page is drawn, or cannot be. */
export function useFirstPage(subApps: SubAppRuntime): void {
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const look = (): void => {
      if (subApps.getStatus().phase !== 'loading') callOff ??= restOnFirstPage();
    };
    look();
    const unfollow = subApps.subscribe(look);
    return () => {
      unfollow();
      callOff?.();
    };
  }, [subApps]);
}
