import type { MayLeave } from '@lading/bridge/sub-app-props';

interface Hold {
  mayLeave: MayLeave;
  release: () => void;
  released: Promise<void>;
}

/** Blocks that keep the shell on a page: unsaved changes in a sub-app. */
export interface NavigationHolds {
  /** Calls `mayLeave` before the shell goes anywhere else, until the returned function is called. */
  hold: (mayLeave: MayLeave) => () => void;
  isHeld: () => boolean;
  /**
   * Navigates immediately if nothing blocks; otherwise when all blocks agree. While an answer is pending, other navigation is
   * blocked; after {@link answerMs} without one the next navigation loads its page, and the browser asks about unsaved changes.
   * @param url the target
   * @param ends whether the sub-app is left, so that it is not asked again on the way
   */
  pass: (url: string, ends: boolean, go: () => void) => void;
}

/** How long the shell's navigation waits for an answer. */
const answerMs = 10_000;

/** Loads an address as a new page, even if only its hash differs: an empty query makes it a different one. */
const load = (url: string): void =>
  location.assign(url.split('#')[0] === location.href.split('#')[0] ? url.replace('#', '?#') : url);

const stay = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Creates the blocks of one page. The browser asks before the tab is closed or leaves the site.
 * @param onError receives what `mayLeave` throws; a sub-app that throws blocks nothing
 */
export function createNavigationHolds(onError: (error: unknown) => void): NavigationHolds {
  const holds = new Set<Hold>();
  let askedAt = 0;

  function drop(hold: Hold): void {
    holds.delete(hold);
    hold.release();
    if (holds.size === 0) removeEventListener('beforeunload', stay);
  }

  /** A block that ends while it is asked, because its form was saved or its sub-app is gone, has nothing left to lose. */
  async function agrees({ mayLeave, released }: Hold, url: string): Promise<boolean> {
    try {
      return await Promise.race([mayLeave(url), released.then(() => true)]);
    } catch (error) {
      onError(error);
      return true;
    }
  }

  async function ask(url: string, ends: boolean, go: () => void): Promise<void> {
    const asked = [...holds];
    try {
      for (const hold of asked) if (!(await agrees(hold, url))) return;
    } finally {
      askedAt = 0;
    }
    if (ends) for (const hold of asked) drop(hold);
    go();
  }

  return {
    hold(mayLeave) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const hold: Hold = { mayLeave, released: promise, release: resolve };
      holds.add(hold);
      addEventListener('beforeunload', stay);
      return () => drop(hold);
    },
    isHeld: () => holds.size > 0,
    pass(url, ends, go) {
      if (askedAt) return Date.now() - askedAt < answerMs ? undefined : load(url);
      if (holds.size === 0) return go();
      askedAt = Date.now();
      void ask(url, ends, go);
    },
  };
}
