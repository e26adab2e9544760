import { CellEditing } from './cell-editing.ts';
import { GridClipboard } from './grid-clipboard.ts';
import { gridCommand, type GridCommand } from './grid-keys.ts';
import { GridPointer } from './grid-pointer.ts';
import type { GridInput } from './grid-scene.ts';
import type { CellAddress } from './grid-cell.ts';
import type { GridChange } from './grid-change.ts';
import { GridView } from './grid-view.ts';
import { IssueTooltip } from './issue-tooltip.ts';

/** The grid as a whole, without React: a view, and what keys, pointer and clipboard do to it and to the store. */
export class GridController {
  readonly view: GridView;
  readonly #editing: CellEditing;
  readonly #clipboard: GridClipboard;
  readonly #pointer: GridPointer;
  readonly #tooltip: IssueTooltip;
  #unsubscribe: () => void;

  constructor(host: HTMLElement, input: GridInput) {
    this.view = new GridView(host, input);
    const { root, grid } = this.view.frame;
    this.#editing = new CellEditing(this.view);
    this.#clipboard = new GridClipboard(this.view);
    this.#tooltip = new IssueTooltip(root);
    this.#pointer = new GridPointer(this.view, this.#editing, this.#tooltip);
    this.#unsubscribe = this.#follow(input);
    root.addEventListener('keydown', (event) => this.#key(event));
    for (const kind of ['copy', 'cut', 'paste'] as const) {
      root.addEventListener(kind, (event) => {
        if (!this.#editing.isOpen && this.#hasRows) this.#clipboard[kind](event);
      });
    }
    root.addEventListener('focusin', () => this.#describeActive());
    root.addEventListener('focusout', () => this.#tooltip.hide());
    grid.addEventListener('scroll', () => this.#scrolled(), { passive: true });
  }

  /** Takes new columns, texts or another store. */
  update(input: GridInput): void {
    this.#editing.finish({ chosen: false, focus: this.#editing.isOpen });
    this.#unsubscribe();
    this.view.update(input);
    this.#unsubscribe = this.#follow(input);
  }

  /** Brings a cell into sight and focuses it. False when its row is not shown or the field has no column. */
  focusCell({ row, key }: CellAddress): boolean {
    const { store, columns } = this.view.scene.input;
    const position = store.view.positionOf(row);
    const col = columns.findIndex((column) => column.key === key);
    if (position < 0 || col < 0) return false;
    this.#editing.finish({ chosen: false, focus: false });
    this.view.activate({ position, col });
    this.#describeActive();
    return true;
  }

  /** Goes to the next (1) or previous (-1) cell with an error, round the end; false when there is none. */
  goToError(step: 1 | -1): boolean {
    const { store, columns, texts } = this.view.scene.input;
    const { position, col } = this.view.selection.active;
    const key = columns[col]?.key;
    const row = store.view.rowAt(position);
    const found = store.findError(key && row >= 0 ? { row, key } : null, step);
    if (found && this.focusCell(found)) return true;
    this.view.frame.announce(texts.noErrors);
    return false;
  }

  undo(): void {
    const { store, texts } = this.view.scene.input;
    this.#replayed(store.undo(), texts.undone);
  }

  redo(): void {
    const { store, texts } = this.view.scene.input;
    this.#replayed(store.redo(), texts.redone);
  }

  destroy(): void {
    this.#unsubscribe();
    this.#editing.finish({ chosen: false, focus: false });
    this.#pointer.stop();
    this.#tooltip.hide();
    this.view.destroy();
  }

  get #hasRows(): boolean {
    return this.view.scene.input.store.view.length > 0;
  }

  #follow({ store }: GridInput): () => void {
    let shown = store.getSnapshot().viewVersion;
    return store.subscribe(() => {
      const { viewVersion } = store.getSnapshot();
      if (viewVersion === shown) return;
      shown = viewVersion;
      this.view.draw();
    });
  }

  #replayed(change: GridChange | null, text: (cells: number) => string): void {
    if (!change) return;
    const first =
      change.cells[0] ?? (change.rows[0] === undefined ? undefined : { row: change.rows[0], key: '' });
    const { columns } = this.view.scene.input;
    if (first) this.focusCell({ row: first.row, key: first.key || (columns[0]?.key ?? '') });
    this.view.frame.announce(text(change.cells.length));
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing || event.defaultPrevented || !this.#hasRows) return;
    if (this.#editing.isOpen) this.#editKey(event);
    else {
      const command = gridCommand(event);
      if (!command || !this.#run(command)) return;
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #editKey(event: KeyboardEvent): void {
    if (this.#editing.takesKey(event)) event.preventDefault();
    else if (event.key === 'Escape') {
      event.preventDefault();
      this.#editing.cancel();
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      this.#editing.finish({ chosen: true, focus: true });
      const step = event.shiftKey ? -1 : 1;
      this.#move(event.key === 'Enter' ? step : 0, event.key === 'Tab' ? step : 0, false);
    }
    event.stopPropagation();
  }

  /** Runs a command; false lets the browser have the key, so that a typed character reaches the editor just opened. */
  #run(command: GridCommand): boolean {
    switch (command.do) {
      case 'move':
        this.#move(command.rows, command.cols, command.extend);
        return true;
      case 'page':
        this.#move(command.step * this.view.pageRows, 0, command.extend);
        return true;
      case 'edit':
        this.#editing.start(false);
        return true;
      case 'type':
        this.#editing.start(true);
        return false;
      case 'clear':
        this.#clipboard.clear();
        return true;
      case 'undo':
        this.undo();
        return true;
      case 'redo':
        this.redo();
        return true;
      case 'error':
        this.goToError(command.step);
        return true;
      case 'resize': {
        const { col } = this.view.selection.active;
        this.view.resizeColumn(col, (this.view.scene.layout.widths[col] ?? 0) + command.by);
        return true;
      }
      case 'escape':
        if (!this.#tooltip.visible) return false;
        this.#tooltip.hide();
        return true;
      default:
        this.#select(command.do);
        return true;
    }
  }

  #move(rows: number, cols: number, stretch: boolean): void {
    const { selection } = this.view;
    const { position, col } = stretch ? selection.lead : selection.active;
    this.view.activate({ position: position + rows, col: col + cols }, stretch);
    this.#describeActive();
  }

  #select(what: 'select-all' | 'select-row' | 'select-column'): void {
    const { active, range } = this.view.selection;
    const last = this.view.clamp({ position: Infinity, col: Infinity });
    const wholeRows = what !== 'select-column';
    const wholeCols = what !== 'select-row';
    this.view.selection.select(
      { position: wholeCols ? 0 : range.top, col: wholeRows ? 0 : range.left },
      { position: wholeCols ? last.position : range.bottom, col: wholeRows ? last.col : range.right },
    );
    this.view.selection.active = active;
    this.view.paint();
  }

  /** Shows the issues of the active cell, as hovering would. */
  #describeActive(): void {
    const { scene, selection } = this.view;
    const { position, col } = selection.active;
    const cell = this.view.activeCell();
    if (!cell?.matches(':focus-within')) return;
    const lines = scene.issueTexts(scene.input.store.view.rowAt(position), col);
    this.#tooltip.show(cell, lines, cell.classList.contains('has-error') ? 'error' : 'warning');
  }

  #scrolled(): void {
    if (this.#tooltip.visible) this.#tooltip.hide();
  }
}
