/** A place in the history of the tab. */
interface Place {
  href: string;
  state: unknown;
  /** Null in a browser that does not tell. */
  index: number | null;
}

type WithNavigation = typeof globalThis & { navigation?: { currentEntry: { index: number } | null } };

const here = (): Place => ({
  href: location.href,
  state: history.state,
  index: (globalThis as WithNavigation).navigation?.currentEntry?.index ?? null,
});

/** Takes a step of Back or Forward back, which the browser has made before anybody could be asked. */
export interface HistorySteps {
  /** To be called whenever the address has changed and the page is to stay. */
  note: () => void;
  /** Returns to the noted place; the function that it gives makes the step again, once the browser has returned. */
  undo: () => () => void;
  /** Whether the browser is still on its way back to the noted place. */
  isReturning: () => boolean;
}

/** Creates the memory of where the page is. */
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
        // The entries ahead are lost, the page is not.
        history.pushState(noted.state, '', noted.href);
        return () => history.back();
      }
      isReturning = true;
      history.go(-delta);
      // Two steps at once would both count from the same place.
      return () => {
        const again = (): void => history.go(delta);
        if (isReturning) stepAgain = again;
        else again();
      };
    },
    isReturning: () => isReturning,
  };
}
