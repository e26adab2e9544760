import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GridPanels, MenuAnchor } from './input/grid-commands.ts';
import { GridController } from './input/grid-controller.ts';
import { gridHandle, type GridHandle } from './input/grid-handle.ts';
import { CellMenu } from './panels/cell-menu.tsx';
import { ColumnMenu } from './panels/column-menu.tsx';
import { FindPanel } from './panels/find-panel.tsx';
import type { GridStore } from './store/grid-store.ts';
import type { GridChange } from './store/transaction.ts';
import type { GridColumn } from './view/grid-column.ts';
import type { GridInput } from './view/grid-scene.ts';
import type { GridTexts } from './view/grid-texts.ts';

/** Which of a grid's panels are open. */
interface OpenPanels {
  readonly columnMenu: number | null;
  readonly cellMenu: MenuAnchor | null;
  /** A new object for each request, so that an open panel takes focus again. */
  readonly find: { readonly replace: boolean } | null;
}

/** Tracks which panels are open; `panels` keeps its identity, so the grid can hold it. */
function useGridPanels() {
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

/** A cell that just changed. `version` is the row's version after the change; a reply for an older one is stale. */
export interface GridCellEdit {
  readonly row: number;
  readonly key: string;
  readonly before: string;
  readonly after: string;
  readonly version: number;
}

export interface DataGridProps {
  readonly store: GridStore;
  /** Must be memoized: a new array lays the grid out again. */
  readonly columns: readonly GridColumn[];
  /** Must be memoized. */
  readonly texts: GridTexts;
  /** Columns that are frozen until the user changes it; by default 1, the key. Fewer on narrow screens. */
  readonly frozen?: number;
  /** The number shown for a row, such as its line in the file; by default its id plus one. Must be memoized. */
  readonly rowLabel?: (row: number) => string;
  /** The meaning of an empty cell, shown faintly in it, such as the package of the order above; '' for none. Must be memoized. */
  readonly emptyNote?: (row: number, key: string) => string;
  /** Numbers of rows and columns above which only visible ones are mounted (spec §9: rows 50, columns 60). Must be memoized. */
  readonly virtualAbove?: { readonly rows: number; readonly columns: number };
  /** Called for every cell that an edit, paste, clear, undo or redo has changed. */
  readonly onCellEdit?: (edit: GridCellEdit) => void;
  readonly ref?: Ref<GridHandle>;
  readonly className?: string;
}

const VIRTUAL_ABOVE = { rows: 50, columns: 60 } as const;

/** A spreadsheet over a `GridStore` (spec §5 data step). It fills its parent, which must have a height. */
export function DataGrid(props: DataGridProps) {
  const {
    store,
    columns,
    texts,
    frozen = 1,
    rowLabel,
    emptyNote,
    virtualAbove = VIRTUAL_ABOVE,
    onCellEdit,
  } = props;
  const { ref, className } = props;
  const host = useRef<HTMLDivElement>(null);
  const [controller, setController] = useState<GridController | null>(null);
  const made = useRef<GridController>(null);
  const input = useRef<GridInput>(null);
  const { open, panels, close } = useGridPanels();

  useLayoutEffect(() => {
    input.current = { store, columns, texts, frozen, rowLabel, emptyNote, virtualAbove };
    made.current?.update(input.current);
  }, [store, columns, texts, frozen, rowLabel, emptyNote, virtualAbove]);

  useLayoutEffect(() => {
    if (!host.current || !input.current) return undefined;
    const mine = new GridController(host.current, input.current, panels);
    made.current = mine;
    setController(mine);
    return () => {
      made.current = null;
      mine.destroy();
    };
  }, [panels]);

  useEffect(() => {
    if (!onCellEdit) return undefined;
    return store.onChange((change: GridChange) => {
      for (const cell of change.cells) onCellEdit({ ...cell, version: store.rowVersion(cell.row) });
    });
  }, [store, onCellEdit]);

  useImperativeHandle(ref, () => gridHandle(() => made.current, panels), [panels]);

  const menuColumn = open.columnMenu === null ? undefined : columns[open.columnMenu];
  return (
    <div className={className ? `dg-host ${className}` : 'dg-host'}>
      {controller && open.find ? (
        <FindPanel
          finder={controller.finder}
          activeColumn={() => columns[controller.view.selection.active.col]}
          asked={open.find}
          texts={texts.find}
          onClose={() => {
            close('find');
            controller.view.focusActive();
          }}
        />
      ) : null}
      <div ref={host} className="dg-place" />
      {controller && menuColumn && open.columnMenu !== null ? (
        <ColumnMenu
          store={store}
          column={menuColumn}
          col={open.columnMenu}
          controller={controller}
          texts={texts.column}
          onClose={() => close('columnMenu')}
        />
      ) : null}
      {controller && open.cellMenu ? (
        <CellMenu
          controller={controller}
          anchor={open.cellMenu}
          texts={texts.cells}
          onClose={() => close('cellMenu')}
        />
      ) : null}
    </div>
  );
}
