// @vitest-environment happy-dom
import type { MayLeave, SubAppProps } from '@lading/bridge/sub-app-props';
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
  function startOver(
    rows: () => readonly SubAppEntry[],
    mount: (props: SubAppProps) => void = () => undefined,
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

  it('reads the registry again on a second try', async () => {
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

  describe('a page that a sub-app holds, since it has changes that are not saved', () => {
    const oms = { ...basics, name: 'oms', prefix: '/o', entry: 'http://localhost/oms.js' };

    /** Basic services on the screen, which answer by `mayLeave`. */
    async function hold(mayLeave: MayLeave) {
      let release: () => void = () => undefined;
      const started = startOver(
        () => [basics, oms],
        ({ prefix, holdNavigation }) => {
          if (prefix === '/b') release = holdNavigation(mayLeave);
        },
      );
      await vi.waitFor(() => expect(phaseOf(started.runtime)).toBe('mounted'));
      return { ...started, release: () => release() };
    }

    const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
    type Runtime = ReturnType<typeof createSubAppRuntime>;
    let loggedOut: boolean;
    const ways: [string, string, (runtime: Runtime) => void, () => boolean][] = [
      [
        'a menu entry of another sub-app',
        '/o/#/products',
        (runtime) => runtime.navigate('/o/#/products'),
        () => location.pathname === '/o/',
      ],
      [
        'a menu entry of the same sub-app',
        '/b/#/shipments',
        (runtime) => runtime.navigate('/b/#/shipments'),
        () => location.hash === '#/shipments',
      ],
      [
        'a page of the shell',
        '/taskList',
        (runtime) => runtime.navigate('/taskList'),
        () => location.pathname === '/taskList',
      ],
      [
        'a replacing step',
        '/o/',
        (runtime) => runtime.navigate('/o/', { replace: true }),
        () => location.pathname === '/o/',
      ],
      [
        'Log out',
        '/login',
        (runtime) =>
          runtime.leave('/login', () => {
            loggedOut = true;
          }),
        () => loggedOut,
      ],
    ];

    beforeEach(() => {
      loggedOut = false;
    });

    it.each(ways)('is asked at %s, and stays', async (_name, url, go, isGone) => {
      const mayLeave = vi.fn<MayLeave>(async () => false);
      const { runtime, stop } = await hold(mayLeave);
      const before = location.href;
      go(runtime);
      await settled();
      expect(mayLeave).toHaveBeenCalledExactlyOnceWith(location.origin + url);
      expect(isGone()).toBe(false);
      expect(location.href).toBe(before);
      expect(runtime.getStatus()).toEqual({ phase: 'mounted', app: 'basics' });
      stop();
    });

    it.each(ways)('is left by %s once it agrees', async (_name, _url, go, isGone) => {
      const { runtime, stop } = await hold(async () => true);
      go(runtime);
      await vi.waitFor(() => expect(isGone()).toBe(true));
      stop();
    });

    it('takes a step of Back to another sub-app back, and makes it once it agrees', async () => {
      const answers: ((mayLeave: boolean) => void)[] = [];
      const { runtime, stop } = await hold(() => new Promise((give) => answers.push(give)));
      const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
      // What a browser does: the address changes first, then the event comes.
      const stepBack = () => {
        History.prototype.replaceState.call(history, null, '', '/o/#/products');
        dispatchEvent(new PopStateEvent('popstate'));
      };
      stepBack();
      expect(location.pathname).toBe('/b/');
      answers.pop()?.(false);
      await settled();
      expect(runtime.getStatus()).toEqual({ phase: 'mounted', app: 'basics' });
      expect(back).not.toHaveBeenCalled();

      stepBack();
      answers.pop()?.(true);
      await vi.waitFor(() => expect(back).toHaveBeenCalledTimes(1));
      stepBack();
      await vi.waitFor(() => expect(runtime.getStatus()).toEqual({ phase: 'mounted', app: 'oms' }));
      expect(answers).toEqual([]);
      stop();
    });

    it('is asked one question at a time, and once on the way through the home page', async () => {
      const answers: ((mayLeave: boolean) => void)[] = [];
      const mayLeave = vi.fn<MayLeave>(() => new Promise((give) => answers.push(give)));
      const { runtime, stop } = await hold(mayLeave);
      runtime.navigate('/');
      runtime.navigate('/o/');
      expect(mayLeave).toHaveBeenCalledTimes(1);
      answers[0]?.(true);
      await vi.waitFor(() => expect(location.pathname).toBe('/'));
      runtime.navigate('/b/#/orders', { replace: true });
      expect(mayLeave).toHaveBeenCalledTimes(1);
      expect(location.hash).toBe('#/orders');
      stop();
    });

    it('is free again once it releases the hold, is gone, or fails to answer', async () => {
      const mayLeave = vi.fn<MayLeave>(() => new Promise(() => undefined));
      const held = await hold(mayLeave);
      held.runtime.navigate('/o/');
      held.release();
      await vi.waitFor(() => expect(location.pathname).toBe('/o/'));
      held.stop();

      history.replaceState(null, '', '/b/');
      const broken = await hold(() => {
        throw new Error('a fault of its own');
      });
      broken.runtime.navigate('/o/');
      await vi.waitFor(() => expect(location.pathname).toBe('/o/'));
      broken.stop();
    });

    it('has the browser ask before the tab is closed, as long as it holds', async () => {
      const { release, stop } = await hold(() => false);
      const closes = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
      expect(closes()).toBe(true);
      release();
      expect(closes()).toBe(false);
      stop();
    });
  });
});
