import { Observable } from '@lading/ui/observable';
import { useSyncExternalStore } from 'react';
import { tabStorage } from './browser-storage.ts';

/** A choice in the command palette: a command by its id, an order or product with its displayed text. */
export interface RecentEntry {
  id: string;
  label: string;
  detail: string;
}

/** The last choices of one person; another may sign in later in the same tab. */
export interface RecentEntries {
  userId: string;
  entries: readonly RecentEntry[];
}

/** Values that the shell stores for a browser session (spec §2): presentation only, never server data. */
export interface SessionState {
  /** The side menu is collapsed to its icons. */
  menuCollapsed: boolean;
  /** Ids of the open groups of the main menu (at most one) and of the settings menu. */
  mainGroups: readonly string[];
  settingsGroups: readonly string[];
  /** Path to return to after login: same-origin, checked when written and when used (decision D5). */
  afterLogin: string | null;
  /** A message for the sign-in page: the session ended, or a new password was set. */
  loginNotice: 'ended' | 'passwordSet' | null;
  /** Recent choices in the command palette. */
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

/** The type of each stored value; null is the initial value of optional ones. */
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

/** Creates a store over `sessionStorage`; if the browser refuses storage, it lasts as long as the page. */
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
        // Storage is full or refused: the value lasts as long as the page.
      }
      state.update({ [key]: value });
    },
    subscribe: state.subscribe,
  };
}

/** The store of this tab. */
export const sessionStore = createSessionStore(tabStorage);

/** The current value of one key of the session store. */
export function useSessionState<Key extends keyof SessionState>(key: Key): SessionState[Key] {
  return useSyncExternalStore(sessionStore.subscribe, () => sessionStore.get(key));
}
