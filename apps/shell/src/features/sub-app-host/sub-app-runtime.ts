import { createEventBus } from '@lading/bridge/event-bus';
import type { SubAppEvents } from '@lading/bridge/sub-app-events';
import type { SubAppEntry } from '@lading/contracts/core';
import { Observable } from '@lading/ui/observable';
import { retryWhenOnline, watchCrashes } from './crash-watch.ts';
import { standAtHistory } from './history-gate.ts';
import { createDepartures } from './departures.ts';
import { type MountedSubApp, mountSubApp } from './mount-sub-app.ts';
import { goTo } from './go-to.ts';
import { findSubApp, normalisePath, pageOf } from './prefix-rules.ts';
import { createRegistryRows } from './registry-rows.ts';
import type { SubAppRuntime, SubAppRuntimeOptions, SubAppStatus } from './runtime-api.ts';
import type { FaultStage, SubAppFault } from './sub-app-fault.ts';
import { notifyRouters } from './synthetic-popstate.ts';
import { watchAddress } from './watch-address.ts';

/** One stay of a sub-app on the page, from the start of its load. */
interface Stay {
  app: SubAppEntry;
  life: AbortController;
  mounted: MountedSubApp | null;
  /** It must be left even though the address is still its own. */
  isOver: boolean;
  isDismissed: boolean;
}

/** Creates the host of sub-apps. */
export function createSubAppRuntime(options: SubAppRuntimeOptions): SubAppRuntime {
  const { loader } = options.source;
  const status = new Observable<SubAppStatus>({ phase: 'idle' });
  const bus = createEventBus<SubAppEvents>(reportError);
  const reported = new WeakSet<Error>();
  const departures = createDepartures((error) => onFault(error, 'run', false));
  let state = options.state;
  let outlet: HTMLElement | null = null;
  let stay: Stay | null = null;
  let crashed: SubAppEntry | null = null;
  let settling = false;
  const rows = createRegistryRows(
    options.source.registry,
    () => stay?.app,
    () => {
      normaliseAddress();
      settle();
      // Components that show the rows subscribe to the status.
      status.set(status.get());
    },
  );
  const located = (): SubAppEntry | undefined => findSubApp(rows.get() ?? [], location.pathname);

  /** The sub-app that should be on the screen now. */
  function wanted(): SubAppEntry | null {
    const app = outlet ? (located() ?? null) : null;
    if (crashed !== app) crashed = null;
    return crashed ? null : app;
  }

  function onFault(error: unknown, stage: FaultStage, fatal: boolean): void {
    const app = stay?.app;
    const fault: SubAppFault = { app: app?.name ?? '', stage, error, fatal };
    if (error instanceof Error) reported.add(error);
    options.onFault(fault);
    if (!stay || !app || stage === 'unmount') return;
    if (fatal) {
      loader.evict(app.name);
      crashed = app;
      status.set({ phase: 'crashed', app: app.name, fault });
      settle();
    } else if (stay.mounted && !stay.isDismissed) {
      status.set({ phase: 'mounted', app: app.name, fault });
    }
  }

  async function enter(app: SubAppEntry, into: HTMLElement): Promise<void> {
    const life = new AbortController();
    const mine: Stay = { app, life, mounted: null, isOver: false, isDismissed: false };
    stay = mine;
    status.set({ phase: 'loading', app: app.name });
    const context = {
      ...options,
      loader,
      outlet: into,
      bus,
      getState: () => state,
      navigate,
      holdNavigation: departures.hold,
      onFault,
    };
    const given = state;
    try {
      mine.mounted = await mountSubApp(app, context, life);
      // It missed what changed meanwhile, such as the theme of the device.
      if (state !== given) mine.mounted.update();
      if (crashed !== app) status.set({ phase: 'mounted', app: app.name });
    } catch (error) {
      // Abandoned on the way to another sub-app: not an error.
      if (!mine.isOver) onFault(error, 'load', true);
      stay = null;
      if (mine.isOver) notifyRouters();
    }
  }

  async function leave(left: Stay): Promise<void> {
    const late = setTimeout(() => status.set({ phase: 'loading' }), 300);
    await left.mounted?.leave();
    clearTimeout(late);
    stay = null;
    // Rule 2; also, the shell's router has not received a step that rule 1 held back.
    notifyRouters();
  }

  async function reconcile(): Promise<void> {
    // React may be rendering: neither it nor a sub-app's own roots may be touched before it has finished.
    await Promise.resolve();
    try {
      for (;;) {
        const app = wanted();
        if (stay && (stay.app !== app || stay.isOver)) await leave(stay);
        else if (!stay && app && outlet) await enter(app, outlet);
        else break;
      }
    } finally {
      // Synchronously after the last check: a change between the two would be missed.
      settling = false;
    }
    if (stay || crashed || !rows.get()) return;
    const phase = outlet && !located() ? 'absent' : 'idle';
    if (phase === 'absent') rows.refresh();
    if (status.get().phase !== phase) status.set({ phase });
  }

  function settle(): void {
    if (!departures.isHere()) return;
    if (stay && !stay.mounted && stay.app !== wanted()) {
      stay.isOver = true;
      stay.life.abort();
    }
    if (settling) return;
    settling = true;
    void reconcile();
  }

  async function readRegistry(): Promise<void> {
    status.set({ phase: 'loading' });
    try {
      await rows.read(false);
    } catch (error) {
      const fault: SubAppFault = { app: '', stage: 'registry', error, fatal: true };
      options.onFault(fault);
      status.set({ phase: 'crashed', fault });
    }
  }

  function normaliseAddress(): void {
    const path = normalisePath(rows.get() ?? [], location.pathname);
    if (path !== location.pathname) {
      history.replaceState(history.state, '', `${path}${location.search}${location.hash}`);
    }
  }

  function retry(): void {
    if (!rows.get()) return void readRegistry();
    const app = crashed ?? stay?.app;
    if (!app) return;
    if (crashed) status.set({ phase: 'loading', app: app.name });
    void startAnew(app);
  }

  async function startAnew(app: SubAppEntry): Promise<void> {
    // Its row may be the problem.
    await rows.read(true);
    loader.evict(app.name);
    if (crashed === app) crashed = null;
    if (stay?.app === app) stay.isOver = true;
    settle();
  }

  function navigate(url: string, { replace = false }: { replace?: boolean } = {}): void {
    const go = (): void => {
      const isSameApp = goTo(url, rows.get() ?? [], replace, options.pushPath);
      // Choosing a page of a crashed sub-app retries it.
      if (isSameApp && crashed) retry();
    };
    const { href, pathname } = new URL(url, location.href);
    const ends = findSubApp(rows.get() ?? [], pathname) !== stay?.app;
    if (href === location.href) go();
    else departures.pass(href, ends, go);
  }
  return {
    bus,
    navigate,
    leave: (url, leaveNow) => departures.pass(new URL(url, location.href).href, true, leaveNow),
    isHeld: departures.isHeld,
    retry,
    getStatus: status.get,
    getRows: rows.get,
    subscribe: status.subscribe,
    start() {
      const stops = [
        standAtHistory(
          () => {
            normaliseAddress();
            return stay !== null && located() !== stay.app;
          },
          () => departures.byHistory(settle),
        ),
        watchAddress(window, settle),
        retryWhenOnline(status.get, retry),
        rows.watch(),
        watchCrashes(
          () => stay?.mounted?.assetBase ?? null,
          (error, isChunk) => {
            // The shell may forward the error to `reportError`, which leads here again.
            if (error instanceof Error && reported.has(error)) return;
            if (isChunk && stay) loader.evict(stay.app.name);
            onFault(error, 'run', false);
          },
        ),
      ];
      void readRegistry();
      return () => {
        for (const stop of stops) stop();
      };
    },
    attach(element) {
      outlet = element;
      settle();
      return () => {
        if (outlet === element) outlet = null;
        settle();
      };
    },
    setState(next) {
      if (next === state) return;
      state = next;
      bus.emit('state:change', next);
      stay?.mounted?.update();
    },
    prefetch(url) {
      const target = new URL(url, location.href);
      const app = findSubApp(rows.get() ?? [], target.pathname);
      if (app && app !== stay?.app) loader.prefetch(app, { page: pageOf(target), lang: state.lang });
    },
    dismissFault() {
      if (!stay?.mounted) return;
      stay.isDismissed = true;
      status.set({ phase: 'mounted', app: stay.app.name });
    },
  };
}
