import type { EventBus } from '@lading/bridge/event-bus';
import type { HostState } from '@lading/bridge/host-state';
import type { SubAppEvents } from '@lading/bridge/sub-app-events';
import type { SubAppAuth } from '@lading/bridge/sub-app-props';
import type { SubAppEntry } from '@lading/contracts/core';
import type { PushPath } from './go-to.ts';
import type { SubAppFault } from './sub-app-fault.ts';
import type { SubAppSource } from './sub-app-source.ts';

/** What the sub-app area shows. */
export type SubAppStatus =
  /** Nothing: the page is one of the shell's own. */
  | { phase: 'idle' }
  /** The address belongs to no sub-app of the registry. */
  | { phase: 'absent' }
  /** The registry, or the named sub-app, is loading. */
  | { phase: 'loading'; app?: string }
  /** Mounted; optionally with an error that it survived. */
  | { phase: 'mounted'; app: string; fault?: SubAppFault }
  /** Removed until the user retries. */
  | { phase: 'crashed'; app?: string; fault: SubAppFault };

/** What the shell provides to the host of sub-apps. */
export interface SubAppRuntimeOptions {
  source: SubAppSource;
  auth: SubAppAuth;
  state: HostState;
  /** The shell's router: goes to another path. */
  pushPath: PushPath;
  /** Receives every error, fatal or not (rule 8). */
  onFault: (fault: SubAppFault) => void;
  /** Whether the page stays although a sub-app leads to `url`; asked before the holds are. */
  staysFor?: (url: string) => boolean;
  cspNonce?: string;
}

/** The host of sub-apps, independent of a framework. The shell creates one. */
export interface SubAppRuntime {
  /** Starts to listen and reads the registry. Returns a function that stops listening. */
  readonly start: () => () => void;
  /** Sets the element that sub-apps are mounted in; the returned function removes it. */
  readonly attach: (outlet: HTMLElement | null) => () => void;
  readonly bus: EventBus<SubAppEvents>;
  /** Passes a new state to the sub-apps; the same object is not a change. */
  readonly setState: (state: HostState) => void;
  /** Goes to a path of the shell or of a sub-app (rule 3), unless unsaved changes block it. */
  readonly navigate: (url: string, options?: { replace?: boolean }) => void;
  /** Leaves the page in another way, such as a sign-out, unless unsaved changes block it. */
  readonly leave: (url: string, go: () => void) => void;
  /** Whether a sub-app blocks leaving the page because of unsaved changes. */
  readonly isHeld: () => boolean;
  /** Call it when the pointer or the focus reaches a link (rule 4). */
  readonly prefetch: (url: string) => void;
  /** Imports and mounts the sub-app again after an error; reads the registry again if that was the error. */
  readonly retry: () => void;
  /** Continues with a sub-app after an error that it survived; until its next mount its errors are only reported. */
  readonly dismissFault: () => void;
  readonly getStatus: () => SubAppStatus;
  /** The rows of the registry; null until it was read. */
  readonly getRows: () => readonly SubAppEntry[] | null;
  readonly subscribe: (listener: () => void) => () => void;
}
