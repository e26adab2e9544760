import type { CellAddress } from '../store/transaction.ts';
import type { GridPanels } from './grid-commands.ts';
import type { GridController } from './grid-controller.ts';

/** Grid operations available to the page. */
export interface GridHandle {
  /** Scrolls to a cell and focuses it; false when its row is not shown. */
  focusCell: (cell: CellAddress) => boolean;
  /** Brings a cell to the middle of the grid and makes it the active one, without focus; false when it is not shown. */
  showCell: (cell: CellAddress) => boolean;
  /** Goes to the next cell with an error, wrapping around; false if there is none. */
  nextError: () => boolean;
  previousError: () => boolean;
  /** Undoes like Ctrl+Z, and redoes like Ctrl+Y: goes to the cell and announces it. */
  undo: () => void;
  redo: () => void;
  /** Opens find and replace, like Ctrl+F and Ctrl+H. */
  openFind: (replace?: boolean) => void;
  /** Opens the menu of the selected cells at an element, such as the pressed button. */
  openCellMenu: (anchor: Element) => void;
  /** Deletes the rows of the selection, and restores those of a view of deleted rows. */
  deleteRows: () => void;
  restoreRows: () => void;
  /** Announces a text to assistive technology. */
  announce: (text: string) => void;
}

/** A handle that stays valid while the grid's controller is replaced. */
export function gridHandle(controller: () => GridController | null, panels: GridPanels): GridHandle {
  return {
    focusCell: (cell) => controller()?.focusCell(cell) ?? false,
    showCell: (cell) => controller()?.showCell(cell) ?? false,
    nextError: () => controller()?.goToError(1) ?? false,
    previousError: () => controller()?.goToError(-1) ?? false,
    undo: () => controller()?.undo(),
    redo: () => controller()?.redo(),
    openFind: (replace = false) => panels.openFind(replace),
    openCellMenu: (anchor) => panels.openCellMenu(anchor),
    deleteRows: () => void controller()?.commands.rows.delete(),
    restoreRows: () => void controller()?.commands.rows.restore(),
    announce: (text) => controller()?.view.frame.announce(text),
  };
}
