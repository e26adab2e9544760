import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import type { GridColumn } from './grid-column.ts';
import { GridController } from './grid-controller.ts';
import type { GridInput } from './grid-scene.ts';
import type { CellAddress } from './grid-cell.ts';
import type { GridChange } from './grid-change.ts';
import type { GridStore } from './grid-store.ts';
import type { GridTexts } from './grid-texts.ts';

/** A cell that has just changed. `version` is the row's version after the change; a reply for an older one is stale. */
export interface GridCellEdit {
  readonly row: number;
  readonly key: string;
  readonly before: string;
  readonly after: string;
  readonly version: number;
}

/** What a page may tell the grid to do. */
export interface GridHandle {
  /** Brings a cell into sight and focuses it; false when its row is not shown. */
  focusCell: (cell: CellAddress) => boolean;
  /** Goes to the next cell with an error, round the end; false when there is none. */
  nextError: () => boolean;
  previousError: () => boolean;
  /** As Ctrl+Z and Ctrl+Y: undoes, goes to the place and says so. */
  undo: () => void;
  redo: () => void;
}

export interface DataGridProps {
  readonly store: GridStore;
  /** Keep it stable (memoised): a new array lays the grid out anew. */
  readonly columns: readonly GridColumn[];
  /** Keep it stable (memoised). */
  readonly texts: GridTexts;
  /** Columns that stay in place while the others scroll; 1, the key, when left out. Fewer on narrow screens. */
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
  const {
    store,
    columns,
    texts,
    frozen = 1,
    rowLabel,
    virtualAbove = VIRTUAL_ABOVE,
    onCellEdit,
    ref,
    className,
  } = props;
  const host = useRef<HTMLDivElement>(null);
  const controller = useRef<GridController>(null);
  const input = useRef<GridInput>(null);

  useLayoutEffect(() => {
    input.current = { store, columns, texts, frozen, rowLabel, virtualAbove };
    controller.current?.update(input.current);
  }, [store, columns, texts, frozen, rowLabel, virtualAbove]);

  useLayoutEffect(() => {
    if (!host.current || !input.current) return undefined;
    const made = new GridController(host.current, input.current);
    controller.current = made;
    return () => {
      controller.current = null;
      made.destroy();
    };
  }, []);

  useEffect(() => {
    if (!onCellEdit) return undefined;
    return store.onChange((change: GridChange) => {
      for (const cell of change.cells) onCellEdit({ ...cell, version: store.rowVersion(cell.row) });
    });
  }, [store, onCellEdit]);

  useImperativeHandle(ref, () => ({
    focusCell: (cell) => controller.current?.focusCell(cell) ?? false,
    nextError: () => controller.current?.goToError(1) ?? false,
    previousError: () => controller.current?.goToError(-1) ?? false,
    undo: () => controller.current?.undo(),
    redo: () => controller.current?.redo(),
  }));

  return <div ref={host} className={className ? `dg-host ${className}` : 'dg-host'} />;
}
