import type { CellPlace } from '../view/grid-selection.ts';
import type { GridView } from '../view/grid-view.ts';

/** Distance from an edge at which a drag starts to scroll, in px; one that began nearer scrolls once it comes nearer still. */
const EDGE = 24;

/** A drag over cells: reports each cell reached, scrolls beyond the edges frame by frame, and reports the end. */
export class GridDrag {
  readonly #view: GridView;
  readonly #onReach: (place: CellPlace) => void;
  readonly #onEnd: () => void;
  readonly #from: Readonly<Record<'x' | 'y', number>>;
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
    this.#from = { x: clientX, y: clientY };
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
    const { x, y } = this.#from;
    const edges = {
      left: box.left,
      right: Math.max(box.right - EDGE, x),
      top: Math.min(box.top + EDGE, y),
      bottom: Math.max(box.bottom - EDGE, y),
    };
    const right = beyond(this.#x, edges.left, edges.right);
    const down = beyond(this.#y, edges.top, edges.bottom);
    if (right || down) this.#view.viewport.scrollBy(right, down);
    const place = this.#view.viewport.placeAt(
      Math.min(Math.max(this.#x, box.left + 1), edges.right),
      Math.min(Math.max(this.#y, box.top + EDGE * 2), edges.bottom),
    );
    if (place) this.#onReach(place);
    this.#frame = right || down ? requestAnimationFrame(() => this.#follow()) : 0;
  }
}
