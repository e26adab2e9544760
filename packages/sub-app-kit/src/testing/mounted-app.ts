import { createEventBus } from '@lading/bridge/event-bus';
import type { HostState } from '@lading/bridge/host-state';
import type { SubAppEvents } from '@lading/bridge/sub-app-events';
import type { SubAppLifecycles } from '@lading/bridge/sub-app-lifecycles';
import type { SubAppProps } from '@lading/bridge/sub-app-props';
import type { UserInfo } from '@lading/contracts/identity';
import { vi } from 'vitest';

/** Longest time that a page may take on a busy machine. */
const patienceMs = 15_000;

/** Resolves as soon as the check passes; rejects with its last fault. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: patienceMs });
}

/** What the stand-in server is asked. */
interface AskedCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  /** Under which it is done once; null for a call that has none. */
  idempotencyKey: string | null;
}

/** Gives the whole envelope for a call. */
export type Answer = (call: AskedCall) => object;

/** The sub-app on a page of its own, with a host that only remembers. */
export interface MountedApp {
  /** Every call in the order in which it was sent. */
  calls: AskedCall[];
  /** Every event that the sub-app emitted. */
  events: { name: keyof SubAppEvents; payload: unknown }[];
  text: () => string;
  /** The first element of a selector that holds the text. @throws Error when there is none */
  find: (selector: string, text?: string) => HTMLElement;
  /** Whether it holds the shell back: something was changed and is not saved. */
  isHeld: () => boolean;
  setState: (part: Partial<HostState>) => void;
  unmount: () => Promise<unknown>;
}

const signedOut: HostState = {
  user: null,
  saas: null,
  lang: 'en',
  timeZone: 'UTC',
  theme: 'light',
  flags: {},
};

/** The sub-application that is mounted. */
interface SubAppUnderTest extends Pick<SubAppProps, 'name' | 'prefix'> {
  load: () => Promise<Required<Pick<SubAppLifecycles, 'bootstrap' | 'mount' | 'unmount'>>>;
}

/**
 * Mounts a sub-application at an address, with a server that answers as told.
 * @param userId somebody else sees nothing of what was kept for the one before
 * @param account what else the person's account has
 * @param timeZone of the account
 */
export async function mountSubApp(
  { name, prefix, load }: SubAppUnderTest,
  hash: string,
  answer: Answer,
  {
    userId = '7',
    account = {},
    timeZone = 'UTC',
  }: { userId?: string; account?: Partial<UserInfo>; timeZone?: string } = {},
): Promise<MountedApp> {
  location.hash = hash;
  const calls: AskedCall[] = [];
  const events: MountedApp['events'] = [];
  let holds = 0;
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const url = new URL(String(address), 'http://localhost');
    const body = init.body == null ? '' : await new Response(init.body).text();
    const call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body,
      idempotencyKey: new Headers(init.headers).get('idempotency-key'),
    };
    calls.push(call);
    return Response.json(answer(call));
  });

  const fail = (error: unknown): never => {
    throw error;
  };
  const bus = createEventBus<SubAppEvents>(fail);
  let state: HostState = {
    ...signedOut,
    timeZone,
    user: { user: { userId }, org: { orgId: '1' }, ...account },
  };
  const [domElement, overlayElement] = [document.createElement('div'), document.createElement('div')];
  document.body.replaceChildren(domElement, overlayElement);
  const host: SubAppProps = {
    name,
    prefix,
    domElement,
    overlayElement,
    assetBase: `http://localhost/sub-apps/${name}/`,
    cspNonce: '',
    signal: new AbortController().signal,
    auth: {
      getToken: () => Promise.resolve('token'),
      renewToken: () => Promise.resolve('token'),
      onUnauthorized: () => undefined,
    },
    getState: () => state,
    bus: {
      on: (event, listener) => bus.on(event, listener),
      emit(event, payload) {
        events.push({ name: event, payload });
        bus.emit(event, payload);
      },
    },
    navigate: () => undefined,
    holdNavigation() {
      holds += 1;
      return () => {
        holds -= 1;
      };
    },
    reportError: fail,
  };

  const { bootstrap, mount, unmount } = await load();
  for (const step of [bootstrap, mount].flat()) await step(host);

  return {
    calls,
    events,
    text: () => document.body.textContent ?? '',
    find(selector: string, text = '') {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
        (element.textContent ?? '').includes(text),
      );
      if (!found) throw new Error(`There is no ${selector} with "${text}" on the page`);
      return found;
    },
    isHeld: () => holds > 0,
    setState(part) {
      state = { ...state, ...part };
      bus.emit('state:change', state);
    },
    async unmount() {
      for (const step of [unmount].flat()) await step(host);
      vi.unstubAllGlobals();
    },
  };
}
