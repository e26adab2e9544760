import { useCallback, useSyncExternalStore } from 'react';

function isFree(): boolean {
  return (
    document.visibilityState === 'visible' &&
    document.querySelector('[role="dialog"], [role="alertdialog"]') === null
  );
}

/**
 * Whether a dialog may open by itself: somebody looks, and nothing is open that it would cover, an import least of all.
 * The page is watched only while something waits.
 */
export function useFreeScreen(isWaiting: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!isWaiting) return () => undefined;
      const observer = new MutationObserver(listener);
      observer.observe(document.body, { childList: true, subtree: true });
      document.addEventListener('visibilitychange', listener);
      return () => {
        observer.disconnect();
        document.removeEventListener('visibilitychange', listener);
      };
    },
    [isWaiting],
  );
  return useSyncExternalStore(subscribe, () => isWaiting && isFree());
}
