// @vitest-environment happy-dom
import type { SubAppEntry } from '@lading/contracts/entities/sub-app-registry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSubAppRuntime } from './sub-app-runtime.ts';
import type { SubAppSource } from './sub-app-source.ts';

const basics: SubAppEntry = {
  name: 'basics',
  prefix: '/b',
  entry: 'http://localhost/basics.js',
  kind: 'module',
  cssIsolation: 'none',
  legacy: false,
};
const lifecycles = { bootstrap: [], mount: [], unmount: [], update: [] };
const noStyles = { attach: () => undefined, detach: () => undefined, shadow: [] };

/** A registry that answers after so many turns of the promise queue. */
const sourceAfter = (turns: number): SubAppSource => ({
  registry: async () => {
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    return [basics];
  },
  loader: {
    load: () =>
      Promise.resolve({
        lifecycles,
        assetBase: '',
        styles: noStyles,
        guard: null,
        bootstrap: async () => undefined,
      }),
    prefetch: () => undefined,
    evict: () => undefined,
  },
  headStart: () => undefined,
});

describe('the host of sub-apps', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/b/');
    vi.stubGlobal('reportError', (error: unknown) => {
      throw error;
    });
  });
  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'shows the sub-app of the address when the registry comes %i turns after the place for it',
    async (turns) => {
      const runtime = createSubAppRuntime({
        source: sourceAfter(turns),
        auth: { getToken: () => Promise.resolve('token'), onUnauthorized: () => undefined },
        state: { user: null, saas: null, lang: 'en', timeZone: 'UTC', theme: 'light', flags: {} },
        pushPath: () => undefined,
        onFault: ({ error }) => {
          throw error;
        },
      });
      const outlet = document.body.appendChild(document.createElement('div'));
      runtime.attach(outlet);
      const stop = runtime.start();
      await vi.waitFor(
        () => expect(runtime.getStatus()).toEqual({ phase: 'mounted', app: 'basics' }),
        20_000,
      );
      stop();
    },
  );
});
