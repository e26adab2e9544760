import type { CellPlace } from '../view/grid-selection.ts';
import type { GridView } from '../view/grid-view.ts';

/** Distance from an edge at which a drag starts to scroll, in px. */
const EDGE = 24;

/** A drag over cells: reports each cell reached, scrolls beyond the edges frame by frame, and reports the end. */
export class GridDrag {
  readonly #view: GridView;
  readonly #onReach: (place: CellPlace) => void;
  readonly #onEnd: () => void;
  #x: number;
  #y: number;
  #frame = 0;

  constructor(
    view: GridView,
    { clientX, clientY }: PointerEvent,
    onReach: (place: CellPlace) => void,
    onEnd: () => void = () => undefined,
  ) {
    this.#view = view;
    this.#onReach = onReach;
    this.#onEnd = onEnd;
    this.#x = clientX;
    this.#y = clientY;
    document.addEventListener('pointermove', this.#move);
    document.addEventListener('pointerup', this.#up);
    document.addEventListener('pointercancel', this.stop);
  }

  /** Cancels the drag without a report. */
  readonly stop = (): void => {
    cancelAnimationFrame(this.#frame);
    document.removeEventListener('pointermove', this.#move);
    document.removeEventListener('pointerup', this.#up);
    document.removeEventListener('pointercancel', this.stop);
  };

  readonly #move = (event: PointerEvent): void => {
    this.#x = event.clientX;
    this.#y = event.clientY;
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#follow());
  };

  readonly #up = (event: PointerEvent): void => {
    this.#x = event.clientX;
    this.#y = event.clientY;
    this.#follow();
    this.stop();
    this.#onEnd();
  };

  #follow(): void {
    const box = this.#view.frame.grid.getBoundingClientRect();
    const beyond = (at: number, from: number, to: number): number =>
      at < from ? at - from : at > to ? at - to : 0;
    const right = beyond(this.#x, box.left, box.right - EDGE);
    const down = beyond(this.#y, box.top + EDGE, box.bottom - EDGE);
    if (right || down) this.#view.viewport.scrollBy(right, down);
    const place = this.#view.viewport.placeAt(
      Math.min(Math.max(this.#x, box.left + 1), box.right - EDGE),
      Math.min(Math.max(this.#y, box.top + EDGE * 2), box.bottom - EDGE),
    );
    if (place) this.#onReach(place);
    this.#frame = right || down ? requestAnimationFrame(() => this.#follow()) : 0;
  }
}
