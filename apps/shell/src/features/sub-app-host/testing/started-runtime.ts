import type { Lifecycle } from '@lading/bridge/sub-app-lifecycles';
import type { SubAppProps } from '@lading/bridge/sub-app-props';
import type { SubAppEntry } from '@lading/contracts/core';
import { afterEach, beforeEach, vi } from 'vitest';
import { createSubAppRuntime } from '../sub-app-runtime.ts';
import type { SubAppFault } from '../sub-app-fault.ts';
import type { SubAppSource } from '../sub-app-source.ts';

export const basics: SubAppEntry = {
  name: 'basics',
  prefix: '/b',
  entry: 'http://localhost/basics.js',
  kind: 'module',
  cssIsolation: 'none',
  legacy: false,
};
const lifecycles = { bootstrap: [], mount: [], unmount: [], update: [] };
const noStyles = { attach: () => undefined, detach: () => undefined, shadow: [] };

/** A registry that answers after this many turns of the promise queue. */
export const sourceAfter = (turns: number): SubAppSource => ({
  registry: async () => {
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    return [basics];
  },
  loader: {
    load: () =>
      Promise.resolve({
        lifecycles,
        assetBase: '',
        look: 'own',
        styles: noStyles,
        guard: null,
        traces: null,
        bootstrap: async () => undefined,
      }),
    prefetch: () => undefined,
    evict: () => undefined,
  },
  headStart: () => undefined,
});

/** Starts each test at the address of basic services, and leaves an empty page. */
export function onItsPage() {
  beforeEach(() => {
    history.replaceState(null, '', '/b/');
    vi.stubGlobal('reportError', (error: unknown) => {
      throw error;
    });
  });
  afterEach(() => {
    document.body.replaceChildren();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** A host over a registry that an operator changes while the page is open. */
export function startOver(
  rows: () => readonly SubAppEntry[],
  mount: (props: SubAppProps) => void = () => undefined,
  {
    update,
    unmount,
    onFault = () => undefined,
    staysFor = () => false,
  }: {
    update?: Lifecycle;
    unmount?: Lifecycle;
    onFault?: (fault: SubAppFault) => void;
    staysFor?: (url: string) => boolean;
  } = {},
) {
  const source = sourceAfter(0);
  const runtime = createSubAppRuntime({
    source: {
      ...source,
      registry: () => Promise.resolve(rows()),
      loader: {
        ...source.loader,
        load: async (app, signal) => ({
          ...(await source.loader.load(app, signal)),
          lifecycles: {
            ...lifecycles,
            mount: [mount],
            unmount: unmount ? [unmount] : [],
            update: update ? [update] : [],
          },
        }),
      },
    },
    auth: {
      getToken: () => Promise.resolve('token'),
      renewToken: () => Promise.resolve('token'),
      onUnauthorized: () => undefined,
    },
    state: { user: null, saas: null, lang: 'en', timeZone: 'UTC', theme: 'light', flags: {} },
    pushPath: (path) => {
      history.pushState(null, '', path);
    },
    onFault,
    staysFor,
  });
  runtime.attach(document.body.appendChild(document.createElement('div')));
  return { runtime, stop: runtime.start() };
}

export const phaseOf = (runtime: ReturnType<typeof createSubAppRuntime>) => runtime.getStatus().phase;
