import type { SubAppProps } from './sub-app-props.ts';

/** One step of a sub-app's life, or several that run in order. Promises are awaited. */
export type Lifecycle = (props: SubAppProps) => unknown;
export type LifecycleSteps = Lifecycle | readonly Lifecycle[];

/** What a sub-app's entry exports, by name or on `default`. The shape is single-spa's, so an app written for it mounts unchanged. */
export interface SubAppLifecycles {
  /** Once, before the first mount. */
  bootstrap?: LifecycleSteps;
  mount: LifecycleSteps;
  unmount: LifecycleSteps;
  /** After the host state changed, for apps that do not listen to the bus. */
  update?: LifecycleSteps;
}
