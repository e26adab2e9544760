import type { EventBus } from '@lading/bridge/event-bus';
import type { HostState } from '@lading/bridge/host-state';
import { scopedBus } from '@lading/bridge/scoped-bus';
import type { SubAppEvents } from '@lading/bridge/sub-app-events';
import type { SubAppProps } from '@lading/bridge/sub-app-props';
import { limits, type SubAppEntry } from '@lading/contracts/core';
import { restoreTitle } from '../../platform/shown-title.ts';
import { runSteps } from './lifecycle-rules.ts';
import { raced } from './raced.ts';
import type { SubAppRuntimeOptions } from './runtime-api.ts';
import type { FaultStage } from './sub-app-fault.ts';
import type { SubAppLoader } from './sub-app-loader.ts';
import { createSurface } from './surface.ts';
import { notifyRouters } from './synthetic-popstate.ts';

/** The host's context of every mount. */
export interface MountContext extends Pick<SubAppRuntimeOptions, 'auth' | 'cspNonce' | 'staysFor'> {
  loader: SubAppLoader;
  outlet: HTMLElement;
  bus: EventBus<SubAppEvents>;
  getState: () => HostState;
  navigate: SubAppProps['navigate'];
  holdNavigation: SubAppProps['holdNavigation'];
  onFault: (error: unknown, stage: FaultStage, fatal: boolean) => void;
}

/** A sub-app on the screen. */
export interface MountedSubApp {
  assetBase: string;
  /** Notifies it and its surface that the host state changed. */
  update(): void;
  /** Unmounts it and removes every trace; never rejects. */
  leave(): Promise<void>;
}

/** A sub-app that does not finish unmounting is removed anyway: the next one must not wait for it. */
const unmountMs = 5_000;

/**
 * Loads and mounts a sub-app within one time limit (rule 5).
 * @param life ends the mount; aborting it earlier abandons the load
 * @throws any error, after everything has been cleaned up
 */
export async function mountSubApp(
  app: SubAppEntry,
  context: MountContext,
  life: AbortController,
): Promise<MountedSubApp> {
  const timeout = AbortSignal.timeout(app.loadTimeoutMs ?? limits.http.chunkLoadTimeoutMs);
  const budget = AbortSignal.any([life.signal, timeout]);
  const { lifecycles, assetBase, look, styles, guard, traces, bootstrap } = await raced(
    context.loader.load(app, budget),
    budget,
  );
  const surface = createSurface(context.outlet, { ...app, look }, styles.shadow);
  surface.reflect(context.getState());

  const props: SubAppProps = {
    name: app.name,
    prefix: app.prefix,
    domElement: surface.domElement,
    overlayElement: surface.overlayElement,
    assetBase,
    cspNonce: context.cspNonce ?? '',
    signal: life.signal,
    auth: context.auth,
    getState: context.getState,
    bus: scopedBus(context.bus, life.signal),
    navigate: (url, how) => (context.staysFor?.(url) ? undefined : context.navigate(url, how)),
    holdNavigation: (mayLeave) => {
      if (life.signal.aborted) return () => undefined;
      const release = context.holdNavigation(mayLeave);
      life.signal.addEventListener('abort', release, { once: true });
      return release;
    },
    reportError: (error, { fatal = false } = {}) => {
      if (!life.signal.aborted) context.onFault(error, 'run', fatal);
    },
  };

  async function leave(): Promise<void> {
    life.abort();
    try {
      await raced(runSteps(lifecycles.unmount, props), AbortSignal.timeout(unmountMs));
    } catch (error) {
      context.onFault(error, 'unmount', false);
    }
    guard?.suspend();
    traces?.remove();
    restoreTitle();
    surface.remove();
    styles.detach();
  }

  try {
    styles.attach();
    guard?.resume();
    traces?.watch();
    await raced(bootstrap(props), budget);
    guard?.beginMount();
    traces?.beginMount();
    // A guarded router missed navigation while its sub-app was away.
    if (guard) notifyRouters();
    await raced(runSteps(lifecycles.mount, props), budget);
  } catch (error) {
    await leave();
    throw error;
  }

  return {
    assetBase,
    leave,
    update() {
      surface.reflect(context.getState());
      // A sub-app that has left meanwhile must not be reported as its successor.
      runSteps(lifecycles.update, props).catch((error: unknown) =>
        context.onFault(error, life.signal.aborted ? 'unmount' : 'run', false),
      );
    },
  };
}
