import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { CellMenu } from './cell-menu.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { FindPanel } from './find-panel.tsx';
import type { GridChange } from './grid-change.ts';
import type { GridColumn } from './grid-column.ts';
import { GridController } from './grid-controller.ts';
import { gridHandle, type GridHandle } from './grid-handle.ts';
import type { GridInput } from './grid-scene.ts';
import type { GridStore } from './grid-store.ts';
import type { GridTexts } from './grid-texts.ts';
import { useGridPanels } from './use-grid-panels.ts';

/** A cell that has just changed. `version` is the row's version after the change; a reply for an older one is stale. */
export interface GridCellEdit {
  readonly row: number;
  readonly key: string;
  readonly before: string;
  readonly after: string;
  readonly version: number;
}

export interface DataGridProps {
  readonly store: GridStore;
  /** Keep it stable (memoised): a new array lays the grid out anew. */
  readonly columns: readonly GridColumn[];
  /** Keep it stable (memoised). */
  readonly texts: GridTexts;
  /** Columns that stay in place while the others scroll, until the user says otherwise; 1, the key, when left out. Fewer on narrow screens. */
  readonly frozen?: number;
  /** The number shown for a row, such as its line in the file; its id plus one when left out. Keep it stable. */
  readonly rowLabel?: (row: number) => string;
  /** Above how many rows and columns only those in sight are mounted (spec §9: rows 50, columns 60). Keep it stable. */
  readonly virtualAbove?: { readonly rows: number; readonly columns: number };
  /** Called for every cell that an edit, paste, clear, undo or redo has changed. */
  readonly onCellEdit?: (edit: GridCellEdit) => void;
  readonly ref?: Ref<GridHandle>;
  readonly className?: string;
}

const VIRTUAL_ABOVE = { rows: 50, columns: 60 } as const;

/** A spreadsheet over a `GridStore` (spec §5 data step). It fills its parent, which must have a height. */
export function DataGrid(props: DataGridProps) {
  const { store, columns, texts, frozen = 1, rowLabel, virtualAbove = VIRTUAL_ABOVE, onCellEdit } = props;
  const { ref, className } = props;
  const host = useRef<HTMLDivElement>(null);
  const [controller, setController] = useState<GridController | null>(null);
  const made = useRef<GridController>(null);
  const input = useRef<GridInput>(null);
  const { open, panels, close } = useGridPanels();

  useLayoutEffect(() => {
    input.current = { store, columns, texts, frozen, rowLabel, virtualAbove };
    made.current?.update(input.current);
  }, [store, columns, texts, frozen, rowLabel, virtualAbove]);

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
