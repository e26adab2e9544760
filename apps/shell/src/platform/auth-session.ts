import type { SessionTokens } from '@lading/contracts/identity';
import type { Clock } from './clock.ts';
import { sharedSessionKey as sharedKey } from './session-key.ts';

/** The action of another tab (decision D4): it signed out, or it signed in as a new session. */
export type OtherTabChange = 'signed-out' | 'changed';

interface Kept {
  /** Identifies the sign-in, not the token: a refresh keeps it, a new sign-in has another. */
  id: string;
  accessToken: string;
  /** Only from back ends that do not keep it in an HttpOnly cookie. */
  refreshToken: string | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The channel to the other tabs of this browser. */
interface TabChannel {
  tell: (message: unknown) => void;
  hear: (listener: (message: unknown) => void) => void;
}

/** The browser features that a session uses, injected so that one test can simulate two tabs. */
export interface AuthSessionDeps {
  /** This tab's: holds the access token over a reload. */
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Shared by all tabs: holds the name of the sign-in, never a token. */
  shared: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Between the tabs: sends a renewed token to those of the same sign-in. */
  tabs: TabChannel;
  /** Runs one task at a time across all tabs. */
  exclusively<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Requests new tokens; null when the session has ended, `'other'` when the browser's is another person's. Other failures throw. */
  refresh(refreshToken: string | null, accessToken: string): Promise<SessionTokens | 'other' | null>;
  /** An id for a sign-in whose server provides none. */
  newId(): string;
  clock: Clock;
}

const tabKey = 'lading.session';
/** In the shared storage: the id of a sign-in that a tab has left because the server ended it, not the person. */
const endedKey = 'lading.session-ended';
/** A token this close to its end is renewed before it is used. */
const marginMs = 20_000;

/**
 * The sign-in of this tab. The refresh token stays in an HttpOnly cookie; one tab at a time renews the access token and shares it
 * with the others, so that a lost or doubled refresh signs no one out (decision D3).
 */
export function createAuthSession(deps: AuthSessionDeps) {
  const { tab, shared, tabs, clock } = deps;
  let kept = readKept();
  // Events, each with its own listeners: what has happened, not a value that an `Observable` could hold.
  const listeners = new Set<(change: OtherTabChange) => void>();
  const atSignOut = new Set<() => void>();
  const atResume = new Set<() => void>();

  function readKept(): Kept | null {
    const id = shared.getItem(sharedKey);
    if (!id) return null;
    try {
      const own = JSON.parse(tab.getItem(tabKey) ?? 'null') as Kept | null;
      if (own && own.id === id && typeof own.accessToken === 'string') return own;
    } catch {
      // Not ours: the session starts with a refresh.
    }
    return { id, accessToken: '', refreshToken: null, expiresAt: 0 };
  }

  /** If storage is full, the token lasts as long as the page. */
  function write(token: Kept) {
    kept = token;
    try {
      tab.setItem(tabKey, JSON.stringify(token));
    } catch {
      tab.removeItem(tabKey);
    }
  }

  function keep(id: string, tokens: SessionTokens) {
    write({
      id,
      accessToken: tokens.accessToken,
      refreshToken: tokens.refreshToken ?? null,
      expiresAt: clock.now() + tokens.expiresIn * 1000,
    });
  }

  function drop() {
    kept = null;
    tab.removeItem(tabKey);
  }

  tabs.hear((message) => {
    const { isResumed, ...renewed } = message as Kept & { isResumed?: boolean };
    if (!kept || renewed.id !== kept.id) return;
    write({ ...renewed, refreshToken: renewed.refreshToken ?? kept.refreshToken });
    if (isResumed) noticeResumed();
  });

  function noticeResumed(): void {
    for (const listener of atResume) listener();
  }

  const isOurs = () => kept !== null && shared.getItem(sharedKey) === kept.id;
  /** Another tab has gone to the sign-in page; this one notices by itself, and its unsaved input stays. */
  const isLeftByOthers = () =>
    kept !== null && !shared.getItem(sharedKey) && shared.getItem(endedKey) === kept.id;

  const goesOn = () => isOurs() || isLeftByOthers();

  function noticeShared(id: string | null): void {
    if (!kept || id === kept.id || (id === null && isLeftByOthers())) return;
    for (const listener of listeners) listener(id === null ? 'signed-out' : 'changed');
  }

  function begin(id: string, tokens: SessionTokens): void {
    keep(id, tokens);
    shared.removeItem(endedKey);
    shared.setItem(sharedKey, id);
  }

  async function renew(refused: string | null = null): Promise<string | null> {
    const stale = refused ?? kept?.accessToken ?? '';
    return deps.exclusively(async () => {
      if (!kept || !isOurs()) return null;
      if (kept.accessToken && kept.accessToken !== stale) return kept.accessToken;
      const { id } = kept;
      const tokens = await deps.refresh(kept.refreshToken, kept.accessToken);
      if (!isOurs() || kept?.id !== id || !tokens) return null;
      if (tokens === 'other') {
        const other = deps.newId();
        shared.setItem(sharedKey, other);
        noticeShared(other);
        return null;
      }
      keep(id, { ...tokens, refreshToken: tokens.refreshToken ?? kept.refreshToken });
      tabs.tell(kept);
      return tokens.accessToken;
    });
  }

  return {
    /** Whether someone is signed in, as far as this browser knows without a request. */
    isSignedIn: () => kept !== null,

    /** Whether the sign-in of this tab is still the one of this browser. */
    isCurrent: isOurs,

    /** Stores a new sign-in; the other tabs are notified of the change. */
    signIn: (tokens: SessionTokens) => begin(tokens.sessionId ?? deps.newId(), tokens),

    /**
     * The same person has signed in again after the session had ended: the sign-in continues under its id, here and in its other
     * tabs, and no page is reloaded.
     */
    resume(tokens: SessionTokens) {
      begin(kept && goesOn() ? kept.id : (tokens.sessionId ?? deps.newId()), tokens);
      tabs.tell({ ...kept, isResumed: true });
      noticeResumed();
    },

    /** Subscribes to {@link resume} in any tab of this sign-in, to repeat failed requests. */
    onResume(listener: () => void): () => void {
      atResume.add(listener);
      return () => atResume.delete(listener);
    },

    /** Notifies the other tabs that this sign-in is about to end, before they would get a refusal. Its token is still valid. */
    announceSignOut() {
      if (isOurs()) shared.removeItem(sharedKey);
    },

    /** Discards the sign-in of this browser, unless another tab has signed in again since. */
    signOut() {
      if (goesOn()) {
        shared.removeItem(endedKey);
        shared.removeItem(sharedKey);
      }
      drop();
      for (const listener of atSignOut) listener();
    },

    /** Discards the sign-in of this tab after the server has ended it. Other tabs of it may still {@link resume} it. */
    leaveEnded() {
      if (kept && isOurs()) {
        shared.setItem(endedKey, kept.id);
        shared.removeItem(sharedKey);
      }
      drop();
      for (const listener of atSignOut) listener();
    },

    /** Subscribes to the end of the sign-in in this tab, for code that stores data of the person. */
    onSignOut(listener: () => void): () => void {
      atSignOut.add(listener);
      return () => atSignOut.delete(listener);
    },

    /** The access token for one request, renewed first when it is about to expire; null when signed out. */
    async getToken(): Promise<string | null> {
      if (!kept) return null;
      const isFresh = kept.expiresAt - marginMs > clock.now();
      return kept.accessToken && isFresh ? kept.accessToken : renew(kept.accessToken);
    },

    /** Expiry of the current token, in milliseconds since 1970; null while there is none. */
    tokenEndsAt: () => kept?.expiresAt ?? null,

    /**
     * A replacement for a token that the server refused (default: the current one); null when the session has ended. Network errors
     * throw.
     */
    renew,

    /** Notifies the session of a storage change, from the browser's `storage` event. */
    noticeShared,

    /** Whether another tab has changed who is signed in; notifies listeners again. */
    noticeOtherTab(): boolean {
      const isOther = kept !== null && !goesOn();
      if (isOther) noticeShared(shared.getItem(sharedKey));
      return isOther;
    },

    /** Storage key that {@link noticeShared} observes. */
    sharedKey,

    /** Listens for another tab that changed who is signed in (decision D4). */
    onOtherTab(listener: (change: OtherTabChange) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The return type of {@link createAuthSession}. */
export type AuthSession = ReturnType<typeof createAuthSession>;
