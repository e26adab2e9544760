import type { SubAppProps } from '@lading/bridge/sub-app-props';
import { createHistorySteps } from './history-step.ts';
import { createNavigationHolds } from './navigation-holds.ts';

/** Every way that leads away from the page on the screen. */
export interface Departures {
  hold: SubAppProps['holdNavigation'];
  isHeld: () => boolean;
  /** Goes to another address, once nothing holds the page. `ends`: the sub-app is left. */
  pass: (url: string, ends: boolean, go: () => void) => void;
  /** A step of Back or Forward has left the sub-app: it is undone while the page is held. */
  byHistory: (leave: () => void) => void;
  /** Notes where the page is. False while the address is, for a moment, that of a page that is not gone to. */
  isHere: () => boolean;
}

/** Creates the ways of one page. `onError` receives what a sub-app throws that is asked whether it may be left. */
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
