// @vitest-environment happy-dom
import type { HostState } from '@lading/bridge/host-state';
import type { SubAppProps } from '@lading/bridge/sub-app-props';
import type { SubAppEntry } from '@lading/contracts/core';
import { describe, expect, it, vi } from 'vitest';
import { showTitle } from '../../platform/shown-title.ts';
import { createSubAppRuntime } from './sub-app-runtime.ts';
import type { SubAppFault } from './sub-app-fault.ts';
import { basics, onItsPage, phaseOf, sourceAfter, startOver } from './testing/started-runtime.ts';

describe('the host of sub-apps', () => {
  onItsPage();

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

  it('gives a sub-app the theme and language that changed while it was mounting', async () => {
    const state: HostState = {
      user: null,
      saas: null,
      lang: 'cn',
      timeZone: 'UTC',
      theme: 'dark',
      flags: {},
    };
    const seen: HostState[] = [];
    const { runtime, stop } = startOver(
      () => [basics],
      () => runtime.setState(state),
      {
        update: ({ getState }) => void seen.push(getState()),
      },
    );
    await vi.waitFor(() => expect(phaseOf(runtime)).toBe('mounted'));
    const surface = document.querySelector<HTMLElement>('[data-sub-app="basics"]')!;
    expect([surface.dataset.theme, surface.lang]).toEqual(['dark', 'zh-CN']);
    expect(seen).toEqual([state]);
    stop();
  });

  it('does not blame a sub-app for what another one started before it left', async () => {
    const returns = { ...basics, name: 'returns', prefix: '/returns' };
    const update = Promise.withResolvers<void>();
    const faults: unknown[] = [];
    const { runtime, stop } = startOver(() => [basics, returns], undefined, {
      update: ({ name }) => (name === 'basics' ? update.promise : Promise.resolve()),
      onFault: ({ error }) => faults.push(error),
    });
    await vi.waitFor(() => expect(phaseOf(runtime)).toBe('mounted'));
    runtime.setState({ user: null, saas: null, lang: 'cn', timeZone: 'UTC', theme: 'light', flags: {} });
    runtime.navigate('/returns/');
    await vi.waitFor(() => expect(runtime.getStatus()).toEqual({ phase: 'mounted', app: 'returns' }));
    const late = new Error('too late');
    update.reject(late);
    await vi.waitFor(() => expect(faults).toEqual([late]));
    expect(runtime.getStatus()).toEqual({ phase: 'mounted', app: 'returns' });
    stop();
  });

  it('shows progress while a sub-app does not finish unmounting, and removes it in the end', async () => {
    const returns = { ...basics, name: 'returns', prefix: '/returns' };
    const isHere = (name: string) => ({ phase: 'mounted', app: name });
    const faults: SubAppFault[] = [];
    const limit = new AbortController();
    const { runtime, stop } = startOver(() => [basics, returns], undefined, {
      unmount: ({ name }) => (name === 'basics' ? new Promise<void>(() => undefined) : Promise.resolve()),
      onFault: (fault) => faults.push(fault),
    });
    await vi.waitFor(() => expect(runtime.getStatus()).toEqual(isHere('basics')));
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    runtime.navigate('/returns/');
    await vi.waitFor(() => expect(runtime.getStatus()).toEqual({ phase: 'loading' }), { timeout: 20_000 });
    timeout.mockRestore();
    limit.abort(new Error('took too long'));
    await vi.waitFor(() => expect(runtime.getStatus()).toEqual(isHere('returns')));
    expect(faults.map(({ app, stage, fatal }) => ({ app, stage, fatal }))).toEqual([
      { app: 'basics', stage: 'unmount', fatal: false },
    ]);
    stop();
  });

  it('gives the tab its own title back when a sub-app that set another leaves', async () => {
    const returns = { ...basics, name: 'returns', prefix: '/returns' };
    showTitle('Orders · Lading');
    const { runtime, stop } = startOver(
      () => [basics, returns],
      ({ name }) => {
        if (name === 'basics') document.title = 'Vite App';
      },
    );
    await vi.waitFor(() => expect(document.title).toBe('Vite App'));
    await vi.waitFor(() => expect(phaseOf(runtime)).toBe('mounted'));
    runtime.navigate('/returns/');
    await vi.waitFor(() => expect(runtime.getStatus()).toEqual({ phase: 'mounted', app: 'returns' }));
    expect(document.title).toBe('Orders · Lading');
    stop();
  });

  it('stays where the shell says so, without asking a sub-app that holds the page', async () => {
    const mayLeave = vi.fn<() => boolean>(() => true);
    const host: { navigate?: SubAppProps['navigate'] } = {};
    const { runtime, stop } = startOver(
      () => [basics],
      ({ navigate, holdNavigation }) => {
        host.navigate = navigate;
        holdNavigation(mayLeave);
      },
      { staysFor: (url) => url.startsWith('/maintain') },
    );
    await vi.waitFor(() => expect(phaseOf(runtime)).toBe('mounted'));
    host.navigate?.('/maintain?tip=Soon', { replace: true });
    expect(mayLeave).not.toHaveBeenCalled();
    expect(location.pathname).toBe('/b/');
    host.navigate?.('/elsewhere');
    await vi.waitFor(() => expect(location.pathname).toBe('/elsewhere'));
    expect(mayLeave).toHaveBeenCalledTimes(1);
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
});
