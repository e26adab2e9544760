import { useMemo, useState } from 'react';
import type { GridPanels, MenuAnchor } from './grid-panels.ts';

/** Which of a grid's panels are open. */
export interface OpenPanels {
  readonly columnMenu: number | null;
  readonly cellMenu: MenuAnchor | null;
  /** A new object at each asking, so that an open panel takes focus again. */
  readonly find: { readonly replace: boolean } | null;
}

/** Keeps which panels are open; `panels` stays the same object, for the grid to hold. */
export function useGridPanels() {
  const [open, setOpen] = useState<OpenPanels>({ columnMenu: null, cellMenu: null, find: null });
  const panels = useMemo<GridPanels>(
    () => ({
      openColumnMenu: (col) => setOpen((old) => ({ ...old, columnMenu: col, cellMenu: null })),
      openCellMenu: (anchor) => setOpen((old) => ({ ...old, cellMenu: anchor, columnMenu: null })),
      openFind: (replace) => setOpen((old) => ({ ...old, find: { replace } })),
    }),
    [],
  );
  const close = (panel: keyof OpenPanels) => setOpen((old) => ({ ...old, [panel]: null }));
  return { open, panels, close };
}
