import type { CellPlace } from './cell-range.ts';
import { columnAt, columnsInSight } from './column-layout.ts';
import type { GridFrame } from './grid-frame.ts';
import type { GridScene } from './grid-scene.ts';
import { gridSizes } from './grid-sizes.ts';
import { offsetToShow } from './offset-to-show.ts';
import { ScrollScale } from './scroll-scale.ts';

/** The part of the grid that is seen: its size, how far it has scrolled, and which cells lie where in it. */
export class GridViewport {
  width = 0;
  height = 0;
  /** How far it has scrolled. Asked of the browser only when it says so: at any other time the answer may cost a layout. */
  #top = 0;
  #left = 0;
  readonly #frame: GridFrame;
  readonly #scene: GridScene;
  #scale = new ScrollScale(0, 0);

  constructor(frame: GridFrame, scene: GridScene) {
    this.#frame = frame;
    this.#scene = scene;
  }

  /** Takes how far it has scrolled as it is. */
  follow(): void {
    this.#top = this.#frame.grid.scrollTop;
    this.#left = this.#frame.grid.scrollLeft;
  }

  /** Takes the size as it is; says whether it has changed. */
  measure(): boolean {
    const { clientWidth, clientHeight } = this.#frame.grid;
    const changed = clientWidth !== this.width || clientHeight !== this.height;
    this.width = clientWidth;
    this.height = clientHeight;
    return changed;
  }

  /** Makes the body as high as the rows, or as high as browsers draw it, with the scroll bar scaled. */
  fit(rowCount: number): void {
    this.#scale = new ScrollScale(rowCount * gridSizes.row, this.height - gridSizes.header);
    const { bodyHeight } = this.#scale;
    this.#frame.body.style.height = `${bodyHeight}px`;
    // A shorter body takes the scroll bar along.
    this.#top = Math.min(this.#top, Math.max(0, bodyHeight - (this.height - gridSizes.header)));
  }

  /** How far down the page's own rows we are, in px of the scroll bar. */
  get top(): number {
    return this.#top;
  }

  /** How far down the rows we are, in px as if they all fitted. */
  get virtualTop(): number {
    return this.#scale.toVirtual(this.#top);
  }

  /** Is the scroll bar scaled, so that the wheel has to be as well? */
  get scaled(): boolean {
    return this.#scale.ratio > 1;
  }

  /** How many whole rows fit into the viewport. */
  get pageRows(): number {
    return Math.max(1, Math.floor((this.height - gridSizes.header) / gridSizes.row) - 1);
  }

  /** The scrolling columns in sight as [first, end). */
  get columns(): readonly [number, number] {
    return columnsInSight(this.#scene.layout, this.#left, this.width);
  }

  /** The positions in sight as [first, end). */
  get positions(): readonly [number, number] {
    const { row, header } = gridSizes;
    const { virtualTop } = this;
    return [Math.floor(virtualTop / row), Math.ceil((virtualTop + this.height - header) / row)];
  }

  /** The cell under a point of the window; `col` -1 is the row number, `position` -1 the header; outside the cells `null`. */
  placeAt(clientX: number, clientY: number): CellPlace | null {
    const { grid } = this.#frame;
    const box = grid.getBoundingClientRect();
    // A press may come before the browser has told of the scrolling that brought the cell under it.
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

  /** Scrolls as little as needed to show a cell beside the frozen columns and below the header. */
  reveal({ position, col }: CellPlace): void {
    const { layout } = this.#scene;
    const seenTop = this.virtualTop;
    const seenHeight = this.height - gridSizes.header;
    const top = offsetToShow(position * gridSizes.row, gridSizes.row, seenTop, seenHeight);
    const whole = top < seenTop ? Math.floor : Math.ceil;
    const newTop = top === seenTop ? this.#top : whole(this.#scale.toScroll(top));
    this.#scrollTo(col < layout.frozen ? this.#left : this.#leftToShow(col), newTop);
  }

  /** Scrolls by an amount of px as the eye sees it, also when the scroll bar is scaled. */
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
    // The browser has bounded and rounded it.
    this.follow();
  }
}
