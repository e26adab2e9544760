import type { MayLeave } from '@lading/bridge/sub-app-props';

interface Hold {
  mayLeave: MayLeave;
  release: () => void;
  released: Promise<void>;
}

/** What keeps the shell on a page: changes in a sub-app that are not saved. */
export interface NavigationHolds {
  /** Has `mayLeave` asked before the shell goes anywhere else, until the returned function is called. */
  hold: (mayLeave: MayLeave) => () => void;
  isHeld: () => boolean;
  /**
   * Goes at once when nothing holds the page; otherwise when all who hold it agree. While somebody is asked, other ways are closed; who has
   * not answered for {@link answerMs} is asked no more: the next way loads its page, and the browser asks about what is not saved.
   * @param url where it leads
   * @param ends whether the sub-app is left, so that it need not be asked again on the way
   */
  pass: (url: string, ends: boolean, go: () => void) => void;
}

/** How long the ways of the shell wait for an answer. */
const answerMs = 10_000;

/** Loads an address as a page of its own, even where only its hash differs: an empty query makes it another one. */
const load = (url: string): void =>
  location.assign(url.split('#')[0] === location.href.split('#')[0] ? url.replace('#', '?#') : url);

const stay = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Creates the holds of one page. The browser asks before the tab is closed or leaves the site.
 * @param onError receives what `mayLeave` throws; who cannot answer holds nobody back
 */
export function createNavigationHolds(onError: (error: unknown) => void): NavigationHolds {
  const holds = new Set<Hold>();
  let askedAt = 0;

  function drop(hold: Hold): void {
    holds.delete(hold);
    hold.release();
    if (holds.size === 0) removeEventListener('beforeunload', stay);
  }

  /** One that ends while it is asked, as its form was saved or its sub-app is gone, has nothing left to lose. */
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
