import { use, useCallback } from 'react';
import { typingWatch } from '../platform/typing-watch.ts';
import { SubAppsContext } from './sub-apps-context.ts';

/** Returns whether leaving the page would lose something: entered text, changes of a sub-application, or the contents of a dialog. */
export function useHoldsInput(): () => boolean {
  const subApps = use(SubAppsContext);
  return useCallback(
    () =>
      typingWatch.holdsEnteredText() ||
      subApps?.isHeld() === true ||
      document.querySelector('[data-modal]') !== null,
    [subApps],
  );
}
