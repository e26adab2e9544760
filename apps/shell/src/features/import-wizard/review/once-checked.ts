import type { GridStore } from '@lading/ui/data-grid';

/** Tells each time when the last of the rows that waited for their own check has had it. */
export function onceChecked(store: GridStore, tell: () => void): void {
  let unchecked = 0;
  store.subscribe(() => {
    const before = unchecked;
    unchecked = store.getSnapshot().uncheckedRows;
    if (before > 0 && unchecked === 0) tell();
  });
}
