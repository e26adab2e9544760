import { isComposing } from '@lading/ui/is-composing';
import type { CellAddress, Transaction } from '../store/transaction.ts';
import type { GridInput } from '../view/grid-scene.ts';
import { GridView, type Activation } from '../view/grid-view.ts';
import { IssueTooltip } from '../view/issue-tooltip.ts';
import { CellComposing, CellEditing } from './cell-editing.ts';
import { followStore } from './follow-store.ts';
import { GridCommands, type GridPanels } from './grid-commands.ts';
import { GridFinder } from './grid-finder.ts';
import { gridCommand, type GridCommand } from './grid-keys.ts';
import { GridPointer } from './grid-pointer.ts';

/** Commands that work without any visible row: those that show the hidden rows again. */
const WITHOUT_ROWS: readonly GridCommand['do'][] = ['column-menu', 'undo', 'redo'];

/** The grid without React: a view, and how keys, pointer and clipboard affect it and the store. */
export class GridController {
  readonly view: GridView;
  readonly commands: GridCommands;
  readonly finder: GridFinder;
  readonly #editing: CellEditing;
  readonly #pointer: GridPointer;
  readonly #tooltip: IssueTooltip;
  #unsubscribe: () => void;

  constructor(host: HTMLElement, input: GridInput, panels: GridPanels) {
    this.view = new GridView(host, input, {
      onMenu: (col) => panels.openColumnMenu(col),
      onError: (col) => this.goToColumnError(col),
    });
    const { root, grid } = this.view.frame;
    this.#editing = new CellEditing(this.view);
    this.#tooltip = new IssueTooltip(root);
    this.commands = new GridCommands({
      view: this.view,
      editing: this.#editing,
      tooltip: this.#tooltip,
      panels,
      undo: () => this.undo(),
      redo: () => this.redo(),
      goToError: (step) => this.goToError(step),
      describeActive: () => this.#describeActive(),
    });
    this.finder = new GridFinder(this.view);
    this.#pointer = new GridPointer({
      view: this.view,
      editing: this.#editing,
      tooltip: this.#tooltip,
      fill: this.commands.fill,
      panels,
    });
    // It registers its own listeners, which live as long as the grid's elements.
    void new CellComposing(this.view, this.#editing);
    this.#unsubscribe = followStore(input.store, this.view, this.finder);
    root.addEventListener('keydown', (event) => this.#key(event));
    for (const kind of ['copy', 'cut', 'paste'] as const) {
      root.addEventListener(kind, (event) => {
        if (!this.#editing.isOpen && this.#hasRows) this.commands.clipboard[kind](event);
      });
    }
    root.addEventListener('focusin', () => this.#describeActive());
    root.addEventListener('focusout', () => this.#tooltip.hide());
    grid.addEventListener('scroll', () => this.#tooltip.visible && this.#tooltip.hide(), { passive: true });
  }

  /** Applies new columns, texts or another store. */
  update(input: GridInput): void {
    this.#editing.finish({ chosen: false, focus: this.#editing.isOpen });
    this.#unsubscribe();
    this.view.update(input);
    this.#unsubscribe = followStore(input.store, this.view, this.finder);
    this.finder.again();
  }

  /** Scrolls to a cell and focuses it. False when its row is not shown or the field has no column. */
  focusCell(cell: CellAddress): boolean {
    return this.#goTo(cell, {});
  }

  /** Brings a cell to the middle of the grid and makes it the active one; focus stays where it is. */
  showCell(cell: CellAddress): boolean {
    return this.#goTo(cell, { focus: false, center: true });
  }

  #goTo({ row, key }: CellAddress, how: Activation): boolean {
    const { store, columns } = this.view.scene.input;
    const position = store.view.positionOf(row);
    const col = columns.findIndex((column) => column.key === key);
    if (position < 0 || col < 0) return false;
    this.#editing.finish({ chosen: false, focus: false });
    this.view.activate({ position, col }, how);
    this.#describeActive();
    return true;
  }

  /** Goes to the next (1) or previous (-1) cell with an error, wrapping around; false if there is none. */
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

  /** Goes to the next error of one column; clears filters that hide its row. */
  goToColumnError(col: number): void {
    const { store, columns } = this.view.scene.input;
    const { key } = columns[col]!;
    const { active } = this.view.selection;
    const row = store.view.rowAt(active.position);
    const from = row < 0 ? null : { row, key: columns[active.col]?.key ?? '' };
    let found = store.findError(from, 1, key);
    if (!found && store.columnErrors(key) > 0) {
      store.display.showDeleted(false);
      store.display.clear();
      found = store.findError(null, 1, key);
    }
    if (found) this.focusCell(found);
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
    this.finder.search(null);
    this.#pointer.stop();
    this.#tooltip.hide();
    this.view.destroy();
  }

  get #hasRows(): boolean {
    return this.view.scene.input.store.view.length > 0;
  }

  #replayed(done: Transaction | null, text: GridInput['texts']['undone']): void {
    if (!done) return;
    const { patches, deletedRows, restoredRows } = done;
    const rows = deletedRows.length + restoredRows.length;
    const row = patches[0]?.row ?? deletedRows[0] ?? restoredRows[0];
    const { store, columns } = this.view.scene.input;
    const show = (): void => {
      if (row !== undefined) this.focusCell({ row, key: patches[0]?.key ?? columns[0]?.key ?? '' });
      this.view.frame.announce(text(patches.length, rows));
    };
    // Rows restored in slices are only shown after the last slice.
    if (rows > 0 && store.underWay) void store.underWay.then(show);
    else show();
  }

  #key(event: KeyboardEvent): void {
    if (isComposing(event) || event.defaultPrevented) return;
    if (this.#editing.isOpen) this.#editKey(event);
    else {
      const command = gridCommand(event);
      if (!command || !(this.#hasRows || WITHOUT_ROWS.includes(command.do))) return;
      if (!this.commands.run(command)) return;
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #editKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      const typed = this.#editing.take();
      if (typed !== null) this.commands.fill.with(typed);
    } else if (this.#editing.takesKey(event)) event.preventDefault();
    else if (event.key === 'Escape') {
      event.preventDefault();
      this.#editing.cancel();
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      this.#editing.finish({ chosen: true, focus: true });
      const step = event.shiftKey ? -1 : 1;
      this.commands.move(event.key === 'Enter' ? step : 0, event.key === 'Tab' ? step : 0);
    }
    event.stopPropagation();
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
}
