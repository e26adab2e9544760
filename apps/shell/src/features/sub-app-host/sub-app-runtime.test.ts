// @vitest-environment happy-dom
import type { SubAppEntry } from '@lading/contracts/core';
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

describe('the host of sub-apps', () => {
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

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'shows the sub-app of the address when the registry comes %i turns after the place for it',
    async (turns) => {
      const runtime = createSubAppRuntime({
        source: sourceAfter(turns),
        auth: {
          getToken: () => Promise.resolve('token'),
          renewToken: () => Promise.resolve('token'),
          onUnauthorized: () => undefined,
        },
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

  /** A host over a registry that an operator changes while the page is open. */
  function startOver(rows: () => readonly SubAppEntry[], mount: () => void = () => undefined) {
    const source = sourceAfter(0);
    const runtime = createSubAppRuntime({
      source: {
        ...source,
        registry: () => Promise.resolve(rows()),
        loader: {
          ...source.loader,
          load: async (app, signal) => ({
            ...(await source.loader.load(app, signal)),
            lifecycles: { ...lifecycles, mount: [mount] },
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
      onFault: () => undefined,
    });
    runtime.attach(document.body.appendChild(document.createElement('div')));
    return { runtime, stop: runtime.start() };
  }
  const phaseOf = (runtime: ReturnType<typeof createSubAppRuntime>) => runtime.getStatus().phase;

  it('reads the registry again when the tab becomes visible, and does not affect the mounted sub-app', async () => {
    let rows: readonly SubAppEntry[] = [basics];
    let mounts = 0;
    const { runtime, stop } = startOver(
      () => rows,
      () => {
        mounts += 1;
      },
    );
    await vi.waitFor(() => expect(phaseOf(runtime)).toBe('mounted'));
    const moved = { ...basics, entry: 'http://localhost/moved.js' };
    const returns = { ...basics, name: 'returns', prefix: '/returns' };
    rows = [moved, returns];
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(runtime.getRows()).toEqual([basics, returns]));
    expect(mounts).toBe(1);

    runtime.navigate('/returns/');
    await vi.waitFor(() => expect(runtime.getStatus()).toEqual({ phase: 'mounted', app: 'returns' }));
    expect(runtime.getRows()).toEqual([moved, returns]);
    stop();
  });

  it('reads the registry again on Retry', async () => {
    let rows: readonly SubAppEntry[] = [basics];
    const { runtime, stop } = startOver(
      () => rows,
      () => {
        if (rows[0] === basics) throw new Error('an old build');
      },
    );
    await vi.waitFor(() => expect(phaseOf(runtime)).toBe('crashed'));
    rows = [{ ...basics, entry: 'http://localhost/new.js' }];
    runtime.retry();
    await vi.waitFor(() => expect(phaseOf(runtime)).toBe('mounted'));
    stop();
  });
});
