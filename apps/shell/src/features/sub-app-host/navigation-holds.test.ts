// @vitest-environment happy-dom
import type { MayLeave } from '@lading/bridge/sub-app-props';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { createSubAppRuntime } from './sub-app-runtime.ts';
import { basics, onItsPage, phaseOf, startOver } from './testing/started-runtime.ts';

describe('a page that a sub-app blocks because of unsaved changes', () => {
  onItsPage();
  const oms = { ...basics, name: 'oms', prefix: '/o', entry: 'http://localhost/oms.js' };

  /** Basic services are mounted, and answer with `mayLeave`. */
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

  it.each(ways)('asks at %s, and stays', async (_name, url, go, isGone) => {
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

  it.each(ways)('is left by %s once the sub-app agrees', async (_name, _url, go, isGone) => {
    const { runtime, stop } = await hold(async () => true);
    go(runtime);
    await vi.waitFor(() => expect(isGone()).toBe(true));
    stop();
  });

  it('undoes a Back step to another sub-app, and repeats it once the sub-app agrees', async () => {
    const answers: ((mayLeave: boolean) => void)[] = [];
    const { runtime, stop } = await hold(() => new Promise((give) => answers.push(give)));
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    // Like a browser: the address changes first, then the event follows.
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

  it('asks one question at a time, and once on the way through the home page', async () => {
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

  describe('that has never answered', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it.each([
      ...ways.map(([name, url, go]) => [name, url.replace('/b/#', '/b/?#'), go] as const),
      [
        'Back',
        '/o/#/products',
        () => {
          History.prototype.replaceState.call(history, null, '', '/o/#/products');
          dispatchEvent(new PopStateEvent('popstate'));
        },
      ] as const,
    ])('blocks other navigation for ten seconds; then %s loads its page', async (_name, loaded, go) => {
      const { runtime, stop } = await hold(() => new Promise(() => undefined));
      const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
      runtime.navigate('/error');
      vi.setSystemTime(Date.now() + 9_999);
      go(runtime);
      expect(assign).not.toHaveBeenCalled();
      vi.setSystemTime(Date.now() + 1);
      go(runtime);
      expect(assign).toHaveBeenCalledExactlyOnceWith(location.origin + loaded);
      expect(loggedOut).toBe(false);
      expect(location.pathname).toBe('/b/');
      expect(!dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
      stop();
    });
  });

  it('is free again once the block is released, the sub-app is gone, or it fails to answer', async () => {
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

  it('makes the browser ask before the tab is closed, while it blocks', async () => {
    const { release, stop } = await hold(() => false);
    const closes = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(true);
    release();
    expect(closes()).toBe(false);
    stop();
  });
});
