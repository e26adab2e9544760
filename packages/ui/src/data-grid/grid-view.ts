import type { CellPlace } from './cell-range.ts';
import { columnAt, columnsInSight } from './column-layout.ts';
import { GridFrame } from './grid-frame.ts';
import { GridHeader } from './grid-header.ts';
import { GridScene, type GridInput } from './grid-scene.ts';
import { GridSelection } from './grid-selection.ts';
import { gridSizes } from './grid-sizes.ts';
import { offsetToShow } from './offset-to-show.ts';
import { RowWindow } from './row-window.ts';
import { ScrollScale } from './scroll-scale.ts';

/**
 * Draws the grid: which rows and columns are mounted, where they stand, and where focus is.
 * Position is written through the CSSOM, so no inline style attribute is ever parsed (content security policy).
 */
export class GridView {
  readonly frame: GridFrame;
  readonly selection = new GridSelection();
  readonly scene: GridScene;
  readonly #header: GridHeader;
  readonly #rows: RowWindow;
  readonly #resizing: ResizeObserver;
  #scale = new ScrollScale(0, 0);
  #layoutVersion = 0;
  #drawn: { layout?: string; columns?: GridInput['columns']; texts?: GridInput['texts'] } = {};
  #activeRow = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #viewport = { width: 0, height: 0 };

  constructor(host: HTMLElement, input: GridInput) {
    this.frame = new GridFrame(host);
    this.scene = new GridScene(input, this.selection);
    this.#rows = new RowWindow(this.scene, this.frame.body, this.frame.descriptions);
    this.#header = new GridHeader(this.scene, this.frame.head, {
      onResize: (col, width) => this.resizeColumn(col, width),
      onFit: (col) => this.fitColumn(col),
    });
    this.frame.grid.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    this.#resizing = new ResizeObserver(() => this.#measure());
    this.#resizing.observe(this.frame.grid);
    this.#measure();
  }

  /** Takes new columns, texts or another store. */
  update(input: GridInput): void {
    if (input.store !== this.scene.input.store) this.#rows.remove();
    this.scene.take(input);
    this.draw();
  }

  /** Draws everything anew: after new input, another choice of shown rows, or a new size. Focus stays in the grid. */
  draw(): void {
    const { frame, scene } = this;
    const { store, texts, columns } = scene.input;
    const { view } = store;
    const hadFocus = frame.body.contains(document.activeElement);
    const position = view.nearestPosition(this.#activeRow);
    const { position: oldPosition, col } = this.selection.active;
    if (view.rowAt(position) !== this.#activeRow || position !== oldPosition || col >= columns.length) {
      this.selection.moveTo({ position, col: Math.min(col, columns.length - 1) });
    }
    this.#activeRow = Math.max(view.rowAt(position), 0);
    frame.grid.setAttribute('aria-label', texts.label);
    frame.grid.setAttribute('aria-rowcount', String(view.length + 1));
    frame.grid.setAttribute('aria-colcount', String(columns.length + 1));
    frame.grid.tabIndex = view.length > 0 ? -1 : 0;
    frame.empty.textContent = view.length > 0 ? '' : texts.noRows;
    this.#layOut();
    this.#hurry();
    this.#mountRows();
    this.#rows.paint();
    if (hadFocus && !frame.body.contains(document.activeElement)) this.focusActive();
  }

  /** Repaints mounted rows; enough after a change of the selection. */
  paint = (): void => this.#rows.paint();

  /** Makes a cell the active one, brings it into sight and focuses it. */
  activate(place: CellPlace, stretch = false): void {
    const target = this.clamp(place);
    if (stretch) this.selection.stretchTo(target);
    else {
      this.selection.moveTo(target);
      this.#activeRow = Math.max(this.scene.input.store.view.rowAt(target.position), 0);
    }
    this.reveal(target);
    this.#hurry();
    this.#mountRows();
    this.#rows.paint();
    this.focusActive();
  }

  /** The nearest place that exists. */
  clamp({ position, col }: CellPlace): CellPlace {
    const { store, columns } = this.scene.input;
    return {
      position: Math.max(0, Math.min(position, store.view.length - 1)),
      col: Math.max(0, Math.min(col, columns.length - 1)),
    };
  }

  focusActive(): void {
    (this.activeCell() ?? this.frame.grid).focus({ preventScroll: true });
  }

  activeCell(): HTMLElement | null {
    return this.cell(this.selection.active);
  }

  cell({ position, col }: CellPlace): HTMLElement | null {
    return this.#rows.cell(position, col);
  }

  /** How many whole rows fit into the viewport. */
  get pageRows(): number {
    return Math.max(1, Math.floor((this.#viewport.height - gridSizes.header) / gridSizes.row) - 1);
  }

  /** The cell under a point of the window; `col` -1 is the row number, `position` -1 the header; outside the cells `null`. */
  placeAt(clientX: number, clientY: number): CellPlace | null {
    const { grid } = this.frame;
    const { layout } = this.scene;
    const box = grid.getBoundingClientRect();
    const x = clientX - box.left;
    const y = clientY - box.top - gridSizes.header;
    if (x < 0 || x >= grid.clientWidth || clientY < box.top || y + gridSizes.header >= grid.clientHeight)
      return null;
    const position = y < 0 ? -1 : Math.floor((y + this.#scale.toVirtual(grid.scrollTop)) / gridSizes.row);
    if (position >= this.scene.input.store.view.length) return null;
    const col = columnAt(layout, x, grid.scrollLeft);
    return col === null ? null : { position, col };
  }

  /** Scrolls as little as needed to show a cell beside the frozen columns and below the header. */
  reveal({ position, col }: CellPlace): void {
    const { grid } = this.frame;
    const { layout } = this.scene;
    const seenTop = this.#scale.toVirtual(grid.scrollTop);
    const seenHeight = this.#viewport.height - gridSizes.header;
    const top = offsetToShow(position * gridSizes.row, gridSizes.row, seenTop, seenHeight);
    const whole = top < seenTop ? Math.floor : Math.ceil;
    if (top !== seenTop) grid.scrollTop = whole(this.#scale.toScroll(top));
    if (col < layout.frozen) return;
    const left = layout.numberWidth + (layout.lefts[col] ?? 0) - layout.frozenWidth;
    const seenWidth = this.#viewport.width - layout.frozenWidth;
    grid.scrollLeft = offsetToShow(left, layout.widths[col] ?? 0, grid.scrollLeft, seenWidth);
  }

  /** Scrolls by an amount of px as the eye sees it, also when the scroll bar is scaled. */
  scrollBy(x: number, y: number): void {
    this.frame.grid.scrollLeft += x;
    this.frame.grid.scrollTop += this.#scale.toScroll(y);
  }

  /** Is the scroll bar scaled, so that the wheel has to be as well? */
  get scaled(): boolean {
    return this.#scale.ratio > 1;
  }

  resizeColumn(col: number, width: number): void {
    this.scene.resize(col, width);
    this.draw();
  }

  /** Makes a column as wide as its heading and its mounted cells need. */
  fitColumn(col: number): void {
    const heading = this.frame.head.querySelector(`[data-col="${col}"] .dg-text`);
    const widths = this.#rows.columnCells(col).map((cell) => cell.scrollWidth);
    this.resizeColumn(col, Math.max(heading?.scrollWidth ?? 0, ...widths) + gridSizes.fitMargin);
  }

  destroy(): void {
    clearTimeout(this.#settling);
    this.#resizing.disconnect();
    this.#rows.remove();
    this.frame.root.remove();
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.frame.grid;
    if (width === this.#viewport.width && height === this.#viewport.height && this.#layoutVersion > 0) return;
    this.#viewport = { width, height };
    this.draw();
  }

  #layOut(): void {
    const { frame, scene } = this;
    const layout = scene.arrange(this.#viewport.width);
    const { columns, texts, store } = scene.input;
    const rowsHeight = store.view.length * gridSizes.row;
    this.#scale = new ScrollScale(rowsHeight, this.#viewport.height - gridSizes.header);
    frame.body.style.height = `${this.#scale.bodyHeight}px`;
    frame.body.style.width = `${layout.numberWidth + layout.width}px`;
    frame.grid.style.setProperty('--dg-frozen', `${layout.frozenWidth}px`);
    const shown = JSON.stringify(layout);
    const drawn = this.#drawn;
    if (shown === drawn.layout && columns === drawn.columns && texts === drawn.texts) return;
    this.#drawn = { layout: shown, columns, texts };
    this.#layoutVersion += 1;
    this.#header.draw();
  }

  #scrolled(): void {
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
      this.#rows.settle();
    }, gridSizes.settleMs);
  }

  #mountRows(): void {
    const { grid } = this.frame;
    const { store } = this.scene.input;
    const { scrollTop } = grid;
    const virtualTop = this.#scale.toVirtual(scrollTop);
    this.scene.sight = columnsInSight(this.scene.layout, grid.scrollLeft, this.#viewport.width);
    const count = store.view.length;
    const all = count <= this.scene.input.virtualAbove.rows;
    const { row: rowHeight, overscan } = gridSizes;
    const first = Math.max(0, Math.floor(virtualTop / rowHeight) - overscan);
    const end = Math.ceil((virtualTop + this.#viewport.height) / rowHeight) + overscan;
    this.#rows.show({
      first: all ? 0 : Math.min(first, count),
      end: all ? count : Math.min(end, count),
      pinned: this.selection.active.position,
      cols: this.#mountedCols(),
      layoutVersion: this.#layoutVersion,
      topOf: (position) => position * rowHeight - virtualTop + scrollTop,
    });
  }

  #mountedCols(): number[] {
    const { columns, virtualAbove } = this.scene.input;
    const all = [...columns.keys()];
    if (columns.length <= virtualAbove.columns) return all;
    const { layout, sight } = this.scene;
    const [first, end] = sight;
    const { col: active } = this.selection.active;
    return all.filter((col) => col < layout.frozen || col === active || (col >= first - 1 && col <= end));
  }
}
