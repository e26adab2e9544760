/** A position in the history of the tab. */
interface Place {
  href: string;
  state: unknown;
  /** Null in a browser that does not report it. */
  index: number | null;
}

type WithNavigation = typeof globalThis & { navigation?: { currentEntry: { index: number } | null } };

const here = (): Place => ({
  href: location.href,
  state: history.state,
  index: (globalThis as WithNavigation).navigation?.currentEntry?.index ?? null,
});

/** Undoes a Back or Forward step, which the browser makes before it can be confirmed. */
export interface HistorySteps {
  /** Call it whenever the address has changed and the page stays. */
  note: () => void;
  /** Returns to the recorded position; the returned function repeats the step, once the browser has returned. */
  undo: () => () => void;
  /** Whether the browser is still returning to the recorded position. */
  isReturning: () => boolean;
}

/** Creates the record of the page's position. */
export function createHistorySteps(): HistorySteps {
  let noted = here();
  let isReturning = false;
  let stepAgain: (() => void) | undefined;

  return {
    note() {
      if (isReturning && location.href !== noted.href) return;
      isReturning = false;
      noted = here();
      const again = stepAgain;
      stepAgain = undefined;
      again?.();
    },
    undo() {
      const { index } = here();
      const delta = index !== null && noted.index !== null ? index - noted.index : 0;
      if (delta === 0) {
        // The forward entries are lost, but the page is not.
        history.pushState(noted.state, '', noted.href);
        return () => history.back();
      }
      isReturning = true;
      history.go(-delta);
      // Two steps at once would both count from the same position.
      return () => {
        const again = (): void => history.go(delta);
        if (isReturning) stepAgain = again;
        else again();
      };
    },
    isReturning: () => isReturning,
  };
}
