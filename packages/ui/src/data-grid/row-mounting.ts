import type { GridScene } from './grid-scene.ts';
import { gridSizes } from './grid-sizes.ts';
import type { GridViewport } from './grid-viewport.ts';
import type { RowView } from './row-view.ts';
import type { RowWindow } from './row-window.ts';

/** Decides which rows and columns are mounted: what is in sight and, once there is time for it, some rows beyond and the whole width. */
export class RowMounting {
  readonly #scene: GridScene;
  readonly #viewport: GridViewport;
  readonly #rows: RowWindow;
  /** Have rows been at rest yet? */
  #hasRested = false;
  #view: RowView | null = null;
  /** The positions that were in sight last, [first, end). */
  #sight: readonly [number, number] = [0, 0];

  constructor(scene: GridScene, viewport: GridViewport, rows: RowWindow) {
    this.#scene = scene;
    this.#viewport = viewport;
    this.#rows = rows;
  }

  /** Mounts what is to be mounted now; `layoutVersion` rises with each change of where the columns stand. */
  mount(layoutVersion: number): void {
    const { top, virtualTop, positions, columns } = this.#viewport;
    this.#scene.sight = columns;
    const { input, selection } = this.#scene;
    const { view } = input.store;
    const all = view.length <= input.virtualAbove.rows;
    const [first, end] = positions;
    const beyond = this.#isElsewhere(positions) ? 0 : gridSizes.overscan;
    this.#view = view;
    this.#sight = positions;
    this.#rows.show({
      first: all ? 0 : Math.max(0, Math.min(first - beyond, view.length)),
      end: all ? view.length : Math.min(end + beyond, view.length),
      pinned: selection.active.position,
      cols: this.#columns(),
      layoutVersion,
      topOf: (position) => position * gridSizes.row - virtualTop + top,
    });
  }

  /** The same at rest: what was left out in haste comes as well, and rows are put in document order. */
  rest(layoutVersion: number): void {
    this.#hasRested ||= this.#scene.input.store.view.length > 0;
    this.mount(layoutVersion);
    this.#rows.settle();
  }

  /** While things move: is nothing of what was in sight still there? Then there is enough to do without the rows beyond the edges. */
  #isElsewhere([first, end]: readonly [number, number]): boolean {
    const [oldFirst, oldEnd] = this.#sight;
    const isApart = first >= oldEnd || end <= oldFirst;
    return this.#scene.hasty && (isApart || this.#view !== this.#scene.input.store.view);
  }

  #columns(): number[] {
    const { input, layout, sight, selection } = this.#scene;
    const { columns, virtualAbove } = input;
    const all = [...columns.keys()];
    // To begin with, only what is in sight: to lay all of a wide table out at once would hold up the page that it comes with.
    if (columns.length <= virtualAbove.columns && this.#hasRested) return all;
    const [first, end] = sight;
    const { col: active } = selection.active;
    return all.filter((col) => col < layout.frozen || col === active || (col >= first - 1 && col <= end));
  }
}
