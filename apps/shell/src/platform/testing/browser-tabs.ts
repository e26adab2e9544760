import { vi } from 'vitest';
import type { SessionTokens } from '@lading/contracts/identity';
import { createAuthSession, type AuthSession } from '../auth-session.ts';

export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

/** A browser with any number of tabs, in front of a server whose refresh is simulated. */
export function browser(refresh: () => Promise<SessionTokens | 'other' | null>) {
  const shared = memoryStorage();
  const channels: ((message: unknown) => void)[][] = [];
  const tabs: AuthSession[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let ids = 0;
  let now = 1_000_000;

  const tellOthers = (own: AuthSession, id: string | null) =>
    tabs.filter((other) => other !== own).forEach((other) => other.noticeShared(id));

  return {
    refresh: vi.fn<() => Promise<SessionTokens | 'other' | null>>(refresh),
    pass: (milliseconds: number) => (now += milliseconds),
    openTab(tab = memoryStorage()) {
      const channel: ((message: unknown) => void)[] = [];
      channels.push(channel);
      const session: AuthSession = createAuthSession({
        tab,
        shared: {
          getItem: (key) => shared.getItem(key),
          setItem(key, value) {
            shared.setItem(key, value);
            if (key === session.sharedKey) tellOthers(session, value);
          },
          removeItem(key) {
            shared.removeItem(key);
            if (key === session.sharedKey) tellOthers(session, null);
          },
        },
        tabs: {
          tell(message) {
            for (const other of channels) if (other !== channel) for (const hear of other) hear(message);
          },
          hear: (listener) => void channel.push(listener),
        },
        exclusively<Result>(run: () => Promise<Result>) {
          const turn = queue.then(run);
          queue = turn.catch(() => undefined);
          return turn;
        },
        refresh: () => this.refresh(),
        newId: () => `sign-in ${++ids}`,
        clock: { now: () => now, after: () => () => undefined },
      });
      tabs.push(session);
      return { session, tab };
    },
  };
}

/** A server that numbers its tokens. */
export const numbered = () => {
  let count = 0;
  return async (): Promise<SessionTokens> => ({ accessToken: `renewed ${++count}`, expiresIn: 900 });
};

/** Two tabs of a browser; sign-in happened in the first before the second was opened. */
export function twoTabs(chrome: ReturnType<typeof browser>, { expiresIn } = { expiresIn: 900 }) {
  const { session: first } = chrome.openTab();
  first.signIn({ accessToken: 'first', expiresIn });
  return [first, chrome.openTab().session] as const;
}
