import { createEventBus } from '@lading/bridge/event-bus';
import type { HostState } from '@lading/bridge/host-state';
import type { SubAppEvents } from '@lading/bridge/sub-app-events';
import type { SubAppLifecycles } from '@lading/bridge/sub-app-lifecycles';
import type { SubAppProps } from '@lading/bridge/sub-app-props';
import type { UserInfo } from '@lading/contracts/identity';
import { vi } from 'vitest';
import { signedOut } from './mock-host.ts';

/** Maximum wait for a page on a busy machine. */
const patienceMs = 15_000;

/** Resolves as soon as the check passes; rejects with its last error. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: patienceMs });
}

/** A request to the stand-in server. */
interface AskedCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  /** Its idempotency key; null for a call without one. */
  idempotencyKey: string | null;
}

/** Returns the whole envelope for a call. */
export type Answer = (call: AskedCall) => object;

/** The sub-app on a page of its own, with a host that only records. */
export interface MountedApp {
  /** Every call in the order in which it was sent. */
  calls: AskedCall[];
  /** Every event that the sub-app emitted. */
  events: { name: keyof SubAppEvents; payload: unknown }[];
  text: () => string;
  /** The first element of a selector that contains the text. @throws Error if there is none */
  find: (selector: string, text?: string) => HTMLElement;
  /** Whether it blocks the shell because of unsaved changes. */
  isHeld: () => boolean;
  setState: (part: Partial<HostState>) => void;
  unmount: () => Promise<unknown>;
}

/** The mounted sub-application. */
interface SubAppUnderTest extends Pick<SubAppProps, 'name' | 'prefix'> {
  load: () => Promise<Required<Pick<SubAppLifecycles, 'bootstrap' | 'mount' | 'unmount'>>>;
}

/**
 * Mounts a sub-application at an address, with a server that answers as given.
 * @param userId another user sees nothing stored for the previous one
 * @param account further fields of the person's account
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
