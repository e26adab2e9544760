import { useSyncExternalStore } from 'react';
import type { GridSnapshot } from '../store/grid-snapshot.ts';
import type { GridStore } from '../store/grid-store.ts';

/** The store's figures (rows, errors, undo) for a component; rerenders only when one changes. */
export function useGridSnapshot(store: GridStore): GridSnapshot {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}
