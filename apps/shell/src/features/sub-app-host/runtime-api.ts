import type { EventBus } from '@lading/bridge/event-bus';
import type { HostState } from '@lading/bridge/host-state';
import type { SubAppEvents } from '@lading/bridge/sub-app-events';
import type { SubAppAuth } from '@lading/bridge/sub-app-props';
import type { PushPath } from './go-to.ts';
import type { SubAppStatus } from './status-store.ts';
import type { SubAppFault } from './sub-app-fault.ts';
import type { SubAppSource } from './sub-app-source.ts';

/** What the shell gives to the host of sub-apps. */
export interface SubAppRuntimeOptions {
  source: SubAppSource;
  auth: SubAppAuth;
  state: HostState;
  /** The shell's router: goes to another path. */
  pushPath: PushPath;
  /** Hears of every fault, fatal or not (rule 8). */
  onFault: (fault: SubAppFault) => void;
  cspNonce?: string;
}

/** The host of sub-apps, which knows no framework. The shell makes one. */
export interface SubAppRuntime {
  /** Starts to listen and reads the registry. Returns a function that stops listening. */
  readonly start: () => () => void;
  /** Gives the element that sub-apps are mounted in; the returned function takes it back. */
  readonly attach: (outlet: HTMLElement | null) => () => void;
  readonly bus: EventBus<SubAppEvents>;
  /** Hands a new state to the sub-apps; the same one again is no change. */
  readonly setState: (state: HostState) => void;
  /** Goes to a path of the shell or of a sub-app (rule 3). */
  readonly navigate: (url: string, options?: { replace?: boolean }) => void;
  /** To be called when the pointer or the focus comes to a link (rule 4). */
  readonly prefetch: (url: string) => void;
  /** Imports and mounts the sub-app anew after a fault; reads the registry again when that was the fault. */
  readonly retry: () => void;
  /** Goes on with a sub-app that had a fault it survived; until its next mount its faults are reported only. */
  readonly dismissFault: () => void;
  readonly getStatus: () => SubAppStatus;
  readonly subscribe: (listener: () => void) => () => void;
}
