import { useSyncExternalStore } from 'react';
import type { GridSnapshot } from './grid-snapshot.ts';
import type { GridStore } from './grid-store.ts';

/** The store's figures (rows, errors, undo) for a component that shows them; it renders anew only when one changes. */
export function useGridSnapshot(store: GridStore): GridSnapshot {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}
