import type { EventBus } from './event-bus.ts';
import type { HostState } from './host-state.ts';
import type { SubAppEvents } from './sub-app-events.ts';

/** Sign-in from the view of a sub-app: it never holds a token longer than one request. */
export interface SubAppAuth {
  /** The access token for one request, refreshed when needed; null when signed out. */
  readonly getToken: () => Promise<string | null>;
  /**
   * A token to replace one that the server refused with 401: the call is repeated with it, once. The session is renewed once for
   * all waiting calls, in every tab (decision D3). Null if the session is over; rejects if the server cannot be reached, which
   * signs no one out.
   */
  readonly renewToken: (refused: string | null) => Promise<string | null>;
  /**
   * To be called when there is no new token, or when the repeated call was refused too: the shell asks the person to sign in (spec §8).
   * Called at the first 401, it renews the session by itself and only asks when that fails.
   */
  readonly onUnauthorized: () => void;
}

/** Whether the shell may go to an address such as `/b/#/orders`; a promise while the person is asked. */
export type MayLeave = (url: string) => boolean | Promise<boolean>;

/** The props of `bootstrap`, `mount`, `update` and `unmount`. */
export interface SubAppProps {
  /** Name in the registry. */
  readonly name: string;
  /** Path prefix such as `/b`. The shell owns the path, the sub-app owns everything after `#`. */
  readonly prefix: string;
  /** Empty element to render in; removed after unmount. */
  readonly domElement: HTMLElement;
  /** For dialogs, menus and tooltips: above the page, and inside the sub-app's CSS scope. */
  readonly overlayElement: HTMLElement;
  /** Absolute address, with a trailing slash, of the folder that the sub-app was loaded from. */
  readonly assetBase: string;
  /** Nonce for style elements if the operator's content security policy requires one; empty otherwise. */
  readonly cspNonce: string;
  /** Aborted at unmount, before `unmount` is called. */
  readonly signal: AbortSignal;
  readonly auth: SubAppAuth;
  /** The current state; changes arrive as `state:change` on the bus. */
  readonly getState: () => HostState;
  readonly bus: EventBus<SubAppEvents>;
  /** Goes to `prefix/#/path` of any sub-app or to a route of the shell. */
  readonly navigate: (url: string, options?: { replace?: boolean }) => void;
  /**
   * Blocks navigation while there are unsaved changes: `mayLeave` is called before a menu, link, command or the Back button leads
   * elsewhere, and before the person signs out; the browser asks before the tab is closed. Ends with the mount, or when the
   * returned function is called. Navigation within the sub-app's own router is not covered.
   */
  readonly holdNavigation: (mayLeave: MayLeave) => () => void;
  /** Reports an error. A fatal one replaces the sub-app with a panel with Try again. */
  readonly reportError: (error: unknown, options?: { fatal?: boolean }) => void;
}
