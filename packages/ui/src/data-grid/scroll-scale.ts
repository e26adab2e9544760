/** Browsers stop drawing elements taller than some 17 to 33 million pixels; we stay below all of them. */
const TALLEST = 15_000_000;

/** Maps the scroll bar of a body no taller than 15M px to the full height of the rows. Below that height it changes nothing. */
export class ScrollScale {
  /** Height that the body element really gets, in px. */
  readonly bodyHeight: number;
  /** Virtual pixels per real pixel of scrolling; 1 when the rows fit. */
  readonly ratio: number;

  constructor(rowsHeight: number, viewportHeight: number) {
    this.bodyHeight = Math.min(rowsHeight, TALLEST);
    const scrollable = this.bodyHeight - viewportHeight;
    this.ratio = rowsHeight > TALLEST && scrollable > 0 ? (rowsHeight - viewportHeight) / scrollable : 1;
  }

  /** How far down the rows we are at this scroll position, in virtual px. */
  toVirtual(scrollTop: number): number {
    return scrollTop * this.ratio;
  }

  /** The scroll position that shows this virtual offset. */
  toScroll(virtualTop: number): number {
    return virtualTop / this.ratio;
  }
}
