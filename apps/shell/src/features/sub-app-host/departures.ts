import type { SubAppProps } from '@lading/bridge/sub-app-props';
import { createHistorySteps } from './history-step.ts';
import { createNavigationHolds } from './navigation-holds.ts';

/** All navigation away from the visible page. */
export interface Departures {
  hold: SubAppProps['holdNavigation'];
  isHeld: () => boolean;
  /** Goes to another address, once nothing blocks it. `ends`: the sub-app is left. */
  pass: (url: string, ends: boolean, go: () => void) => void;
  /** A Back or Forward step has left the sub-app: it is undone while the page is blocked. */
  byHistory: (leave: () => void) => void;
  /** Records the page's address. False while the address is briefly that of a page that will not be opened. */
  isHere: () => boolean;
}

/** Creates the navigation of one page. `onError` receives errors thrown by a sub-app that is asked whether it may be left. */
export function createDepartures(onError: (error: unknown) => void): Departures {
  const holds = createNavigationHolds(onError);
  const steps = createHistorySteps();
  return {
    hold: holds.hold,
    isHeld: holds.isHeld,
    pass: holds.pass,
    byHistory(leave) {
      if (steps.isReturning()) return;
      if (!holds.isHeld()) return leave();
      const { href } = location;
      holds.pass(href, true, steps.undo());
    },
    isHere() {
      steps.note();
      return !steps.isReturning();
    },
  };
}
