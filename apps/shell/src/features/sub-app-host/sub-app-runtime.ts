import { createEventBus } from '@lading/bridge/event-bus';
import type { SubAppEvents } from '@lading/bridge/sub-app-events';
import type { SubAppEntry } from '@lading/contracts/entities/sub-app-registry';
import { browserLocation } from './browser-location.ts';
import { isChunkFailure } from './chunk-error-rules.ts';
import { watchCrashes } from './crash-watch.ts';
import { standAtHistory } from './history-gate.ts';
import { type MountedSubApp, mountSubApp } from './mount-sub-app.ts';
import { goTo } from './go-to.ts';
import { findSubApp, normalisePath, pageOf } from './prefix-rules.ts';
import type { SubAppRuntime, SubAppRuntimeOptions } from './runtime-api.ts';
import { createStatusStore } from './status-store.ts';
import type { FaultStage, SubAppFault } from './sub-app-fault.ts';
import { tellRouters } from './synthetic-popstate.ts';

/** One stay of a sub-app on the screen, from the beginning of its load. */
interface Stay {
  app: SubAppEntry;
  life: AbortController;
  mounted: MountedSubApp | null;
  /** To be left even though the address is still its own. */
  isOver: boolean;
  isDismissed: boolean;
}

/** Makes the host of sub-apps. */
export function createSubAppRuntime(options: SubAppRuntimeOptions): SubAppRuntime {
  const { loader, registry } = options.source;
  const status = createStatusStore();
  const bus = createEventBus<SubAppEvents>(reportError);
  const reported = new WeakSet<Error>();
  let state = options.state;
  let apps: readonly SubAppEntry[] | null = null;
  let outlet: HTMLElement | null = null;
  let stay: Stay | null = null;
  let crashed: SubAppEntry | null = null;
  let settling = false;

  const located = (): SubAppEntry | undefined => findSubApp(apps ?? [], location.pathname);

  /** The sub-app that ought to be on the screen now. */
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
      loader,
      outlet: into,
      auth: options.auth,
      bus,
      cspNonce: options.cspNonce ?? '',
      getState: () => state,
      navigate,
      onFault,
    };
    try {
      mine.mounted = await mountSubApp(app, context, life);
      if (crashed !== app) status.set({ phase: 'mounted', app: app.name });
    } catch (error) {
      // Abandoned on the way to another sub-app: no fault of anybody.
      if (!mine.isOver) onFault(error, 'load', true);
      stay = null;
      if (mine.isOver) tellRouters();
    }
  }

  async function leave(left: Stay): Promise<void> {
    await left.mounted?.leave();
    stay = null;
    // Rule 2; and the shell's own router has not heard yet of a step that rule 1 held back.
    tellRouters();
  }

  async function reconcile(): Promise<void> {
    // React may be drawing: neither it nor a sub-app's own roots may be touched before it has finished.
    await Promise.resolve();
    try {
      for (;;) {
        const app = wanted();
        if (stay && (stay.app !== app || stay.isOver)) await leave(stay);
        else if (!stay && app && outlet) await enter(app, outlet);
        else break;
      }
    } finally {
      // In the same breath as the last look: a change that came between the two would be nobody's to see.
      settling = false;
    }
    if (stay || crashed || !apps) return;
    const phase = outlet && !located() ? 'absent' : 'idle';
    if (status.get().phase !== phase) status.set({ phase });
  }

  function settle(): void {
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
      apps = await registry();
      normaliseAddress();
      settle();
    } catch (error) {
      const fault: SubAppFault = { app: '', stage: 'registry', error, fatal: true };
      options.onFault(fault);
      status.set({ phase: 'crashed', fault });
    }
  }

  function normaliseAddress(): void {
    const path = normalisePath(apps ?? [], location.pathname);
    if (path !== location.pathname) {
      history.replaceState(history.state, '', `${path}${location.search}${location.hash}`);
    }
  }

  function retry(): void {
    if (!apps) {
      void readRegistry();
      return;
    }
    const app = crashed ?? stay?.app;
    if (!app) return;
    loader.evict(app.name);
    crashed = null;
    if (stay) stay.isOver = true;
    settle();
  }

  /** What failed for want of a connection is tried again as soon as there is one. */
  function retryWhenOnline(): () => void {
    const look = () => {
      const now = status.get();
      if (now.phase !== 'crashed') return;
      if (now.fault.stage === 'registry' || isChunkFailure(now.fault.error)) retry();
    };
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }

  function navigate(url: string, { replace = false }: { replace?: boolean } = {}): void {
    const isSameApp = goTo(url, apps ?? [], replace, options.pushPath);
    // Whoever chooses a page of a crashed sub-app wants to see it.
    if (isSameApp && crashed) retry();
  }

  return {
    bus,
    navigate,
    retry,
    getStatus: status.get,
    subscribe: status.subscribe,
    start() {
      const stops = [
        standAtHistory(() => {
          normaliseAddress();
          return stay !== null && located() !== stay.app;
        }, settle),
        browserLocation.subscribe(settle),
        retryWhenOnline(),
        watchCrashes(
          () => stay?.mounted?.assetBase ?? null,
          (error, isChunk) => {
            // The shell may hand what it hears of on to `reportError`, which brings it here again.
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
      const app = findSubApp(apps ?? [], target.pathname);
      if (app && app !== stay?.app) loader.prefetch(app, { page: pageOf(target), lang: state.lang });
    },
    dismissFault() {
      if (!stay?.mounted) return;
      stay.isDismissed = true;
      status.set({ phase: 'mounted', app: stay.app.name });
    },
  };
}
