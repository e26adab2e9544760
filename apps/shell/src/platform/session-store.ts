import { Observable } from '@lading/ui/observable';
import { useSyncExternalStore } from 'react';
import { tabStorage } from './browser-storage.ts';

/** Something that was chosen in the command palette: a command by its id, an order or product with the words it was shown by. */
export interface RecentEntry {
  id: string;
  label: string;
  detail: string;
}

/** The last choices of one person; the tab may see another one sign in. */
export interface RecentEntries {
  userId: string;
  entries: readonly RecentEntry[];
}

/** What the shell keeps for the length of a browser session (spec §2): presentation only, never server data. */
export interface SessionState {
  /** The side menu is collapsed to its icons. */
  menuCollapsed: boolean;
  /** Ids of the open groups of the main menu (at most one) and of the settings menu. */
  mainGroups: readonly string[];
  settingsGroups: readonly string[];
  /** Path to return to after login: same-origin, checked when it is written and when it is used (decision D5). */
  afterLogin: string | null;
  /** What the sign-in page has to say: the session ended, or a new password was set. */
  loginNotice: 'ended' | 'passwordSet' | null;
  /** What was last chosen in the command palette. */
  recentEntries: RecentEntries | null;
}

const initial: SessionState = {
  menuCollapsed: false,
  mainGroups: [],
  settingsGroups: [],
  afterLogin: null,
  loginNotice: null,
  recentEntries: null,
};

const isTextList = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function isRecent(value: unknown): boolean {
  const { userId, entries } = (value ?? {}) as Partial<Record<keyof RecentEntries, unknown>>;
  const isEntry = (entry: unknown) => isTextList(Object.values(entry ?? [null]));
  return typeof userId === 'string' && Array.isArray(entries) && entries.every(isEntry);
}

/** What may stand in storage; null is the initial value of what may have none. */
const valid: { [Key in keyof SessionState]: (value: unknown) => boolean } = {
  menuCollapsed: (value) => typeof value === 'boolean',
  mainGroups: isTextList,
  settingsGroups: isTextList,
  afterLogin: (value) => typeof value === 'string',
  loginNotice: (value) => value === 'ended' || value === 'passwordSet',
  recentEntries: isRecent,
};

/** A typed store that lasts as long as the browser session. */
export interface SessionStore {
  get: <Key extends keyof SessionState>(key: Key) => SessionState[Key];
  set: <Key extends keyof SessionState>(key: Key, value: SessionState[Key]) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes a store over `sessionStorage`; a browser that refuses storage gets one that lasts as long as the page. */
export function createSessionStore(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  prefix = 'lading.',
): SessionStore {
  const kept = (key: keyof SessionState): unknown => {
    try {
      const value: unknown = JSON.parse(storage.getItem(prefix + key) ?? 'null');
      return value !== null && valid[key](value) ? value : initial[key];
    } catch {
      return initial[key];
    }
  };
  const keys = Object.keys(initial) as (keyof SessionState)[];
  const state = new Observable(
    Object.fromEntries(keys.map((key) => [key, kept(key)])) as unknown as SessionState,
  );

  return {
    get: (key) => state.get()[key],
    set: (key, value) => {
      try {
        storage.setItem(prefix + key, JSON.stringify(value));
      } catch {
        // Full or refused storage: the value lasts as long as the page.
      }
      state.update({ [key]: value });
    },
    subscribe: state.subscribe,
  };
}

/** The store of this tab. */
export const sessionStore = createSessionStore(tabStorage);

/** One value of the session store, followed as it changes. */
export function useSessionState<Key extends keyof SessionState>(key: Key): SessionState[Key] {
  return useSyncExternalStore(sessionStore.subscribe, () => sessionStore.get(key));
}
