import { columnAt, columnsInSight } from './column-layout.ts';
import type { GridFrame } from './grid-frame.ts';
import type { GridScene } from './grid-scene.ts';
import type { CellPlace } from './grid-selection.ts';
import { gridSizes } from './grid-sizes.ts';

/** The scroll offset nearest to the current one that shows a range completely; a range larger than the view is aligned to its start. */
export function offsetToShow(start: number, size: number, offset: number, seen: number): number {
  if (start < offset || size > seen) return start;
  return Math.max(offset, start + size - seen);
}

/** Browsers stop drawing elements taller than some 17 to 33 million pixels; this stays below all of them. */
const TALLEST = 15_000_000;

/** Maps the scroll bar of a body limited to 15M px to the full height of the rows. Below that height it changes nothing. */
export class ScrollScale {
  /** Actual height of the body element, in px. */
  readonly bodyHeight: number;
  /** Virtual pixels per real pixel of scrolling; 1 when the rows fit. */
  readonly ratio: number;

  constructor(rowsHeight: number, viewportHeight: number) {
    this.bodyHeight = Math.min(rowsHeight, TALLEST);
    const scrollable = this.bodyHeight - viewportHeight;
    this.ratio = rowsHeight > TALLEST && scrollable > 0 ? (rowsHeight - viewportHeight) / scrollable : 1;
  }

  /** The virtual scroll offset at this scroll position, in px. */
  toVirtual(scrollTop: number): number {
    return scrollTop * this.ratio;
  }

  /** The scroll position that shows this virtual offset. */
  toScroll(virtualTop: number): number {
    return virtualTop / this.ratio;
  }
}

/** The visible part of the grid: its size, scroll offsets, and which cells are where. */
export class GridViewport {
  width = 0;
  height = 0;
  /** Scroll offset. Read from the browser only on scroll events: at any other time reading may force a layout. */
  #top = 0;
  #left = 0;
  readonly #frame: GridFrame;
  readonly #scene: GridScene;
  #scale = new ScrollScale(0, 0);

  constructor(frame: GridFrame, scene: GridScene) {
    this.#frame = frame;
    this.#scene = scene;
  }

  /** Reads the scroll offset. */
  follow(): void {
    this.#top = this.#frame.grid.scrollTop;
    this.#left = this.#frame.grid.scrollLeft;
  }

  /** Reads the size; returns whether it has changed. */
  measure(): boolean {
    const { clientWidth, clientHeight } = this.#frame.grid;
    const changed = clientWidth !== this.width || clientHeight !== this.height;
    this.width = clientWidth;
    this.height = clientHeight;
    return changed;
  }

  /** Sets the body height to that of the rows, or to the browser's maximum with a scaled scroll bar. */
  fit(rowCount: number): void {
    this.#scale = new ScrollScale(rowCount * gridSizes.row, this.height - gridSizes.header);
    const { bodyHeight } = this.#scale;
    this.#frame.body.style.height = `${bodyHeight}px`;
    // A shorter body moves the scroll bar.
    this.#top = Math.min(this.#top, Math.max(0, bodyHeight - (this.height - gridSizes.header)));
  }

  /** The scroll position, in px of the scroll bar. */
  get top(): number {
    return this.#top;
  }

  /** The scroll offset in virtual px, as if all rows fitted. */
  get virtualTop(): number {
    return this.#scale.toVirtual(this.#top);
  }

  /** Whether the scroll bar is scaled, so that the wheel must be scaled too. */
  get scaled(): boolean {
    return this.#scale.ratio > 1;
  }

  /** How many complete rows fit into the viewport. */
  get pageRows(): number {
    return Math.max(1, Math.floor((this.height - gridSizes.header) / gridSizes.row) - 1);
  }

  /** The visible scrolling columns as [first, end). */
  get columns(): readonly [number, number] {
    return columnsInSight(this.#scene.layout, this.#left, this.width);
  }

  /** The visible positions as [first, end). */
  get positions(): readonly [number, number] {
    const { row, header } = gridSizes;
    const { virtualTop } = this;
    return [Math.floor(virtualTop / row), Math.ceil((virtualTop + this.height - header) / row)];
  }

  /** The cell under a point of the window; `col` -1 is the row number, `position` -1 the header; outside the cells `null`. */
  placeAt(clientX: number, clientY: number): CellPlace | null {
    const { grid } = this.#frame;
    const box = grid.getBoundingClientRect();
    // A press may arrive before the scroll event that moved the cell under the pointer.
    this.follow();
    const x = clientX - box.left;
    const y = clientY - box.top - gridSizes.header;
    if (x < 0 || x >= grid.clientWidth || clientY < box.top || y + gridSizes.header >= grid.clientHeight)
      return null;
    const position = y < 0 ? -1 : Math.floor((y + this.virtualTop) / gridSizes.row);
    if (position >= this.#scene.input.store.view.length) return null;
    const col = columnAt(this.#scene.layout, x, this.#left);
    return col === null ? null : { position, col };
  }

  /**
   * Scrolls as little as needed to show a cell next to the frozen columns and below the header.
   *
   * @param isCentered scrolls its row to the middle
   */
  reveal({ position, col }: CellPlace, isCentered = false): void {
    const { layout } = this.#scene;
    const seenTop = this.virtualTop;
    const seenHeight = this.height - gridSizes.header;
    const rowTop = position * gridSizes.row;
    const top = isCentered
      ? Math.max(0, Math.round(rowTop - (seenHeight - gridSizes.row) / 2))
      : offsetToShow(rowTop, gridSizes.row, seenTop, seenHeight);
    const whole = top < seenTop ? Math.floor : Math.ceil;
    const newTop = top === seenTop ? this.#top : whole(this.#scale.toScroll(top));
    this.#scrollTo(col < layout.frozen ? this.#left : this.#leftToShow(col), newTop);
  }

  /** Scrolls by a number of visible px, even if the scroll bar is scaled. */
  scrollBy(x: number, y: number): void {
    this.#scrollTo(this.#left + x, this.#top + this.#scale.toScroll(y));
  }

  #leftToShow(col: number): number {
    const { layout } = this.#scene;
    const left = layout.numberWidth + (layout.lefts[col] ?? 0) - layout.frozenWidth;
    return offsetToShow(left, layout.widths[col] ?? 0, this.#left, this.width - layout.frozenWidth);
  }

  #scrollTo(left: number, top: number): void {
    if (left === this.#left && top === this.#top) return;
    const { grid } = this.#frame;
    if (top !== this.#top) grid.scrollTop = top;
    if (left !== this.#left) grid.scrollLeft = left;
    // The browser has clamped and rounded it.
    this.follow();
  }
}
