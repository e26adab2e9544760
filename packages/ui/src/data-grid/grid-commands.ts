import type { CellEditing } from './cell-editing.ts';
import { GridClipboard } from './grid-clipboard.ts';
import { GridFill } from './grid-fill.ts';
import type { GridCommand } from './grid-keys.ts';
import type { GridPanels } from './grid-panels.ts';
import { GridRowCommands } from './grid-row-commands.ts';
import type { GridView } from './grid-view.ts';
import type { IssueTooltip } from './issue-tooltip.ts';

/** What commands need of the grid around them. */
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

/** Carries out what keys and menus ask for while no cell is being edited. */
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

  /** Runs a command; false lets the browser have the key, so that a typed character reaches the editor just opened. */
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
