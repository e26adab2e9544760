import type { GridColumn } from './grid-column.ts';
import { GridFrame } from './grid-frame.ts';
import { GridHeader, type HeaderEvents } from './grid-header.ts';
import { type GridInput, GridScene } from './grid-scene.ts';
import { type CellPlace, GridSelection } from './grid-selection.ts';
import { gridSizes } from './grid-sizes.ts';
import { GridViewport } from './grid-viewport.ts';
import { MountedRows } from './mounted-rows.ts';

/** How a cell is activated. */
export interface Activation {
  /** Extends the selection to the cell instead of moving there. */
  readonly stretch?: boolean;
  /** False leaves focus where it is, as in the find panel. */
  readonly focus?: boolean;
  /** Scrolls its row to the middle of the view. */
  readonly center?: boolean;
}

/**
 * Draws the grid: which rows and columns are mounted, their positions, and focus. Positions are written through the CSSOM, so no
 * inline style attribute is ever parsed (content security policy).
 */
export class GridView {
  readonly frame: GridFrame;
  readonly selection = new GridSelection();
  readonly scene: GridScene;
  readonly viewport: GridViewport;
  readonly #header: GridHeader;
  readonly #rows: MountedRows;
  readonly #resizing: ResizeObserver;
  #isReady = false;
  #layoutVersion = 0;
  #drawn: readonly unknown[] = [];
  #activeRow = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(host: HTMLElement, input: GridInput, heading: Pick<HeaderEvents, 'onMenu' | 'onError'>) {
    this.frame = new GridFrame(host);
    this.scene = new GridScene(input, this.selection);
    this.viewport = new GridViewport(this.frame, this.scene);
    this.#rows = new MountedRows(this.scene, this.viewport, this.frame);
    this.#header = new GridHeader(this.scene, this.frame.head, {
      onResize: (col, width) => this.resizeColumn(col, width),
      onFit: (col) => this.fitColumn(col),
      ...heading,
    });
    this.frame.grid.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    this.#resizing = new ResizeObserver(() => {
      if (this.viewport.measure()) this.#drawSoon();
    });
    this.#resizing.observe(this.frame.grid);
  }

  /** Applies new columns, texts or another store. */
  update(input: GridInput): void {
    const { store, columns } = this.scene.input;
    const hadFocus = this.frame.body.contains(document.activeElement);
    const { col } = this.selection.active;
    if (input.store !== store) this.#rows.remove();
    else if (input.columns !== columns) this.#follow(columns[col]?.key, input.columns);
    this.scene.take(input);
    this.draw();
    // The cell that had focus shows another column now.
    if (hadFocus && this.selection.active.col !== col) this.focusActive();
  }

  /** Redraws everything: after new input, a change of the shown rows, or a new size. Focus stays in the grid. */
  draw(): void {
    if (!this.#isReady) return;
    const { frame, scene } = this;
    const { store, texts, columns } = scene.input;
    const { view } = store;
    const hadFocus = frame.body.contains(document.activeElement);
    const { position: oldPosition, col } = this.selection.active;
    const position = view.nearestPosition(this.#activeRow, oldPosition);
    if (view.rowAt(position) !== this.#activeRow || position !== oldPosition || col >= columns.length) {
      this.selection.moveTo({ position: Math.max(position, 0), col: Math.min(col, columns.length - 1) });
    }
    this.#activeRow = Math.max(view.rowAt(position), 0);
    frame.grid.setAttribute('aria-label', texts.label);
    frame.grid.setAttribute('aria-rowcount', String(view.length + 1));
    frame.grid.setAttribute('aria-colcount', String(columns.length + 1));
    frame.grid.tabIndex = view.length > 0 ? -1 : 0;
    frame.empty.textContent = view.length > 0 ? '' : scene.emptyText;
    this.#layOut();
    this.#hurry();
    this.#mountRows();
    this.#rows.paint();
    if (hadFocus && !frame.body.contains(document.activeElement)) this.focusActive();
  }

  /** Repaints mounted rows; enough after a change of the selection. */
  paint = (): void => this.#rows.paint();

  /** Counts the errors of the columns again. */
  countErrors(): void {
    this.#header.count();
  }

  /** Scrolls to the active cell without changing the selection. */
  bringUp(): void {
    this.viewport.reveal(this.selection.active);
    this.#mountRows();
  }

  /** Activates a cell, scrolls to it and focuses it. */
  activate(place: CellPlace, { stretch = false, focus = true, center = false }: Activation = {}): void {
    this.#ready();
    const target = this.clamp(place);
    if (stretch) this.selection.stretchTo(target);
    else {
      this.selection.moveTo(target);
      this.#activeRow = Math.max(this.scene.input.store.view.rowAt(target.position), 0);
    }
    this.viewport.reveal(target, center);
    this.#hurry();
    this.#mountRows();
    this.#rows.paint();
    if (focus) this.focusActive();
  }

  /** The nearest existing position. */
  clamp({ position, col }: CellPlace): CellPlace {
    const { store, columns } = this.scene.input;
    return {
      position: Math.max(0, Math.min(position, store.view.length - 1)),
      col: Math.max(0, Math.min(col, columns.length - 1)),
    };
  }

  /** Focuses the active cell and selects its text, so that an input method replaces it. */
  focusActive(): void {
    const cell = this.activeCell();
    (cell ?? this.frame.grid).focus({ preventScroll: true });
    if (cell?.isContentEditable) getSelection()?.selectAllChildren(cell);
  }

  activeCell(): HTMLElement | null {
    return this.cell(this.selection.active);
  }

  cell({ position, col }: CellPlace): HTMLElement | null {
    return this.#rows.cell(position, col);
  }

  /** The heading of a column. */
  heading(col: number): HTMLElement | null {
    return this.frame.head.querySelector(`[data-col="${col}"]`);
  }

  resizeColumn(col: number, width: number): void {
    this.scene.resize(col, width);
    this.draw();
  }

  /** Fits a column to its heading and its mounted cells. */
  fitColumn(col: number): void {
    const heading = this.heading(col)?.querySelector('.dg-text')?.scrollWidth ?? 0;
    const widths = this.#rows.columnCells(col).map((cell) => cell.scrollWidth);
    this.resizeColumn(col, Math.max(heading + gridSizes.headingExtra, ...widths) + gridSizes.fitMargin);
  }

  /** Freezes this many columns. */
  freeze(columns: number): void {
    this.scene.freeze(columns);
    this.draw();
  }

  destroy(): void {
    clearTimeout(this.#settling);
    this.#resizing.disconnect();
    this.#rows.remove();
    this.frame.root.remove();
  }

  /** Keeps the active cell when its column has moved; an extended selection is dropped, since it would contain other cells. */
  #follow(key: string | undefined, columns: readonly GridColumn[]): void {
    const { position } = this.selection.active;
    const col = columns.findIndex((column) => column.key === key);
    if (col >= 0 && col !== this.selection.active.col) this.selection.moveTo({ position, col });
  }

  /** The first draw runs in a separate task, so that a new page is painted first. */
  #drawSoon(): void {
    if (this.#isReady) this.draw();
    else setTimeout(() => this.frame.root.isConnected && this.#ready());
  }

  #ready(): void {
    if (this.#isReady) return;
    this.#isReady = true;
    this.viewport.measure();
    this.draw();
  }

  #layOut(): void {
    const { frame, scene } = this;
    const layout = scene.arrange(this.viewport.width);
    const { columns, texts, store } = scene.input;
    this.viewport.fit(store.view.length);
    frame.body.style.width = `${layout.numberWidth + layout.width}px`;
    const { sort, filters } = store.getSnapshot();
    const drawn = [JSON.stringify(layout), columns, texts, sort, filters];
    if (drawn.every((part, at) => part === this.#drawn[at])) return;
    this.#drawn = drawn;
    this.#layoutVersion += 1;
    this.#header.draw();
  }

  #scrolled(): void {
    this.viewport.follow();
    const [first, end] = this.scene.sight;
    this.#hurry();
    this.#mountRows();
    if (this.scene.sight[0] < first || this.scene.sight[1] > end) this.#rows.paint();
  }

  /** Paints only what is visible until scrolling stops; then paints the rest and puts rows in document order. */
  #hurry(): void {
    this.scene.sightOnly = true;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      this.scene.sightOnly = false;
      this.#rows.rest(this.#layoutVersion);
    }, gridSizes.settleMs);
  }

  #mountRows(): void {
    this.#rows.mount(this.#layoutVersion);
  }
}
