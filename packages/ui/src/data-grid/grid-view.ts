import type { CellPlace } from './cell-range.ts';
import { GridFrame } from './grid-frame.ts';
import { GridHeader, type HeaderEvents } from './grid-header.ts';
import { GridScene, type GridInput } from './grid-scene.ts';
import { GridSelection } from './grid-selection.ts';
import { gridSizes } from './grid-sizes.ts';
import { GridViewport } from './grid-viewport.ts';
import { RowMounting } from './row-mounting.ts';
import { RowWindow } from './row-window.ts';

interface Activation {
  /** Stretches the selection to the place in place of moving there. */
  readonly stretch?: boolean;
  /** False leaves focus where it is, as in the find panel. */
  readonly focus?: boolean;
}

/**
 * Draws the grid: which rows and columns are mounted, where they stand, and where focus is.
 * Position is written through the CSSOM, so no inline style attribute is ever parsed (content security policy).
 */
export class GridView {
  readonly frame: GridFrame;
  readonly selection = new GridSelection();
  readonly scene: GridScene;
  readonly viewport: GridViewport;
  readonly #header: GridHeader;
  readonly #rows: RowWindow;
  readonly #mounting: RowMounting;
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
    this.#rows = new RowWindow(this.scene, this.frame.body, this.frame.descriptions);
    this.#mounting = new RowMounting(this.scene, this.viewport, this.#rows);
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

  /** Takes new columns, texts or another store. */
  update(input: GridInput): void {
    if (input.store !== this.scene.input.store) this.#rows.remove();
    this.scene.take(input);
    this.draw();
  }

  /** Draws everything anew: after new input, another choice of shown rows, or a new size. Focus stays in the grid. */
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

  /** Counts the errors of the columns anew. */
  countErrors(): void {
    this.#header.count();
  }

  /** Brings the active cell into sight, the selection as it is. */
  bringUp(): void {
    this.viewport.reveal(this.selection.active);
    this.#mountRows();
  }

  /** Makes a cell the active one, brings it into sight and focuses it. */
  activate(place: CellPlace, { stretch = false, focus = true }: Activation = {}): void {
    this.#ready();
    const target = this.clamp(place);
    if (stretch) this.selection.stretchTo(target);
    else {
      this.selection.moveTo(target);
      this.#activeRow = Math.max(this.scene.input.store.view.rowAt(target.position), 0);
    }
    this.viewport.reveal(target);
    this.#hurry();
    this.#mountRows();
    this.#rows.paint();
    if (focus) this.focusActive();
  }

  /** The nearest place that exists. */
  clamp({ position, col }: CellPlace): CellPlace {
    const { store, columns } = this.scene.input;
    return {
      position: Math.max(0, Math.min(position, store.view.length - 1)),
      col: Math.max(0, Math.min(col, columns.length - 1)),
    };
  }

  /** Focuses the active cell and marks its text, so that what is composed with an input method takes its place. */
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

  /** Makes a column as wide as its heading and its mounted cells need. */
  fitColumn(col: number): void {
    const heading = this.heading(col)?.querySelector('.dg-text')?.scrollWidth ?? 0;
    const widths = this.#rows.columnCells(col).map((cell) => cell.scrollWidth);
    this.resizeColumn(col, Math.max(heading + gridSizes.headingExtra, ...widths) + gridSizes.fitMargin);
  }

  /** Keeps so many columns in place while the others scroll. */
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

  /** The first time in a task of its own: a page that has just come is to be painted before. */
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

  /** From now until things rest only what is in sight is painted; then the rest, and rows are put in document order. */
  #hurry(): void {
    this.scene.hasty = true;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      this.scene.hasty = false;
      this.#mounting.rest(this.#layoutVersion);
    }, gridSizes.settleMs);
  }

  #mountRows(): void {
    this.#mounting.mount(this.#layoutVersion);
  }
}
