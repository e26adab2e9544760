import type { GridView } from '../view/grid-view.ts';
import type { IssueTooltip } from '../view/issue-tooltip.ts';
import type { CellEditing } from './cell-editing.ts';
import { GridClipboard } from './grid-clipboard.ts';
import { GridFill } from './grid-fill.ts';
import type { GridCommand } from './grid-keys.ts';

/** A point or an element that a menu opens at. */
export type MenuAnchor = Element | { readonly x: number; readonly y: number };

/** Panels that open around the grid; React draws them. */
export interface GridPanels {
  /** Sort, filter and freeze of a column, at its heading. */
  readonly openColumnMenu: (col: number) => void;
  /** The menu of actions for the selected cells. */
  readonly openCellMenu: (anchor: MenuAnchor) => void;
  /** Find, with the field to replace if `replace` is true. */
  readonly openFind: (replace: boolean) => void;
}

/** Deletes and restores the selected rows with their groups, and announces the result. */
export class GridRowCommands {
  readonly #view: GridView;

  constructor(view: GridView) {
    this.#view = view;
  }

  /** The rows that the selection touches. */
  get selected(): number[] {
    const { view } = this.#view.scene.input.store;
    const { top, bottom } = this.#view.selection.range;
    const rows: number[] = [];
    for (let position = top; position <= bottom; position += 1) {
      const row = view.rowAt(position);
      if (row >= 0) rows.push(row);
    }
    return rows;
  }

  async delete(): Promise<void> {
    const { store, texts } = this.#view.scene.input;
    if (store.getSnapshot().showsDeleted) return;
    const asked = this.selected;
    await this.#announce(store.deleteRowsInSlices(asked), (count) =>
      texts.rowsDeleted(count, count - asked.length),
    );
  }

  async restore(): Promise<void> {
    const { store, texts } = this.#view.scene.input;
    const asked = this.selected;
    await this.#announce(store.restoreRowsInSlices(asked), (count) =>
      texts.rowsRestored(count, count - asked.length),
    );
  }

  /** The selected rows are now hidden: activate the cell at their position, unless focus has moved elsewhere. */
  async #announce(done: Promise<number>, textOf: (count: number) => string): Promise<void> {
    const focused = document.activeElement;
    const count = await done;
    if (count === 0) return;
    const now = document.activeElement;
    const stays = now === focused || now === document.body || this.#view.frame.root.contains(now);
    this.#view.activate(this.#view.selection.active, { focus: stays });
    this.#view.frame.announce(textOf(count));
  }
}

/** The parts of the grid that commands need. */
export interface CommandParts {
  readonly view: GridView;
  readonly editing: CellEditing;
  readonly tooltip: IssueTooltip;
  readonly panels: GridPanels;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly goToError: (step: 1 | -1) => void;
  /** Shows the issues of the active cell. */
  readonly describeActive: () => void;
}

/** Runs the commands of keys and menus while no cell is being edited. */
export class GridCommands {
  readonly clipboard: GridClipboard;
  readonly fill: GridFill;
  readonly rows: GridRowCommands;
  readonly #parts: CommandParts;

  constructor(parts: CommandParts) {
    this.#parts = parts;
    this.clipboard = new GridClipboard(parts.view);
    this.fill = new GridFill(parts.view);
    this.rows = new GridRowCommands(parts.view);
  }

  /** Runs a command; false leaves the key to the browser, so that a typed character reaches the editor that just opened. */
  run(command: GridCommand): boolean {
    const { view, editing, tooltip, panels } = this.#parts;
    const { active } = view.selection;
    switch (command.do) {
      case 'move':
        this.move(command.rows, command.cols, command.extend);
        return true;
      case 'page':
        this.move(command.step * view.viewport.pageRows, 0, command.extend);
        return true;
      case 'edit':
        editing.start();
        return true;
      case 'type':
        editing.start('');
        return false;
      case 'compose':
        if (view.activeCell()?.isContentEditable !== true) editing.start('');
        return false;
      case 'clear':
        this.clipboard.clear();
        return true;
      case 'undo':
      case 'redo':
        this.#parts[command.do]();
        return true;
      case 'error':
        this.#parts.goToError(command.step);
        return true;
      case 'delete-rows':
        void this.rows.delete();
        return true;
      case 'fill-down':
        this.fill.down();
        return true;
      case 'find':
        panels.openFind(command.replace);
        return true;
      case 'column-menu':
        panels.openColumnMenu(active.col);
        return true;
      case 'cell-menu':
        panels.openCellMenu(view.activeCell() ?? view.frame.grid);
        return true;
      case 'resize':
        view.resizeColumn(active.col, (view.scene.layout.widths[active.col] ?? 0) + command.by);
        return true;
      case 'escape':
        if (!tooltip.visible) return false;
        tooltip.hide();
        return true;
      default:
        this.#select(command.do);
        return true;
    }
  }

  /** Moves the active cell, or the moving corner of the selection. */
  move(rows: number, cols: number, stretch = false): void {
    const { view, describeActive } = this.#parts;
    const { position, col } = stretch ? view.selection.lead : view.selection.active;
    view.activate({ position: position + rows, col: col + cols }, { stretch });
    describeActive();
  }

  #select(what: 'select-all' | 'select-row' | 'select-column'): void {
    const { view } = this.#parts;
    const { range } = view.selection;
    const last = view.clamp({ position: Infinity, col: Infinity });
    const wholeRows = what !== 'select-column';
    const wholeCols = what !== 'select-row';
    view.selection.select(
      { position: wholeCols ? 0 : range.top, col: wholeRows ? 0 : range.left },
      { position: wholeCols ? last.position : range.bottom, col: wholeRows ? last.col : range.right },
    );
    view.paint();
  }
}
