import { useCallback, useSyncExternalStore } from 'react';
import type { HostState } from '../host-state.ts';
import { useHost } from './host-context.ts';

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
