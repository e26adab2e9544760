import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react';
import type { HostState } from '../host-state.ts';
import type { SubAppEvents } from '../sub-app-events.ts';
import type { SubAppProps } from '../sub-app-props.ts';

/** Carries the props of the current mount; filled by `reactSubApp`. */
export const HostContext = createContext<SubAppProps | null>(null);

/**
 * The host interface of this mount: navigation, sign-in, bus, overlay element.
 * @throws Error outside of a sub-app made by `reactSubApp`
 */
export function useHost(): SubAppProps {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost is called outside of a sub-app');
  return host;
}

/** Listens on the bus while the component is mounted; always calls the newest listener. */
export function useBusEvent<Name extends keyof SubAppEvents>(
  name: Name,
  listener: (payload: SubAppEvents[Name]) => void,
): void {
  const { bus } = useHost();
  const onEvent = useEffectEvent(listener);
  useEffect(() => bus.on(name, (payload) => onEvent(payload)), [bus, name]);
}

/** The shell's state; rerenders when it changes. */
export function useHostState(): HostState;
/** A part of the shell's state; rerenders only when that part changes. `select` returns the same value for the same state. */
export function useHostState<Part>(select: (state: HostState) => Part): Part;
export function useHostState<Part>(select?: (state: HostState) => Part): HostState | Part {
  const { bus, getState } = useHost();
  const subscribe = useCallback((onChange: () => void) => bus.on('state:change', onChange), [bus]);
  return useSyncExternalStore<HostState | Part>(subscribe, () => {
    const state = getState();
    return select ? select(state) : state;
  });
}
