import type { RowView } from '../store/row-view.ts';
import type { GridFrame } from './grid-frame.ts';
import type { GridScene } from './grid-scene.ts';
import { gridSizes } from './grid-sizes.ts';
import type { GridViewport } from './grid-viewport.ts';
import { RowSlot } from './row-slot.ts';

/** Maximum number of pooled rows. */
const POOL = 64;

/**
 * The mounted rows: the visible ones and, once idle, some rows beyond and the full width. Rows that leave are reused; at rest they
 * are in document order.
 */
export class MountedRows {
  readonly #scene: GridScene;
  readonly #viewport: GridViewport;
  readonly #frame: GridFrame;
  readonly #slots = new Map<number, RowSlot>();
  #free: RowSlot[] = [];
  /** Whether scrolling has stopped at least once. */
  #hasRested = false;
  #view: RowView | null = null;
  /** The previously visible positions, [first, end). */
  #sight: readonly [number, number] = [0, 0];

  constructor(scene: GridScene, viewport: GridViewport, frame: GridFrame) {
    this.#scene = scene;
    this.#viewport = viewport;
    this.#frame = frame;
  }

  /** Mounts the current rows; `layoutVersion` increases with each change of column positions. */
  mount(layoutVersion: number): void {
    const { top, virtualTop, positions, columns } = this.#viewport;
    this.#scene.sight = columns;
    const { input, selection } = this.#scene;
    const { view } = input.store;
    const all = view.length <= input.virtualAbove.rows;
    const beyond = this.#isElsewhere(positions) ? 0 : gridSizes.overscan;
    const first = all ? 0 : Math.max(0, Math.min(positions[0] - beyond, view.length));
    const end = all ? view.length : Math.min(positions[1] + beyond, view.length);
    this.#view = view;
    this.#sight = positions;
    // The active row stays mounted at any scroll position, because it has focus.
    const pinned = selection.active.position;
    this.#releaseOutside(first, end, pinned);
    const cols = this.#columns();
    let after: Element | null = null;
    for (const position of descending(first, end, pinned)) {
      const slot = this.#show(position, cols, layoutVersion, after);
      slot.el.style.transform = `translateY(${position * gridSizes.row - virtualTop + top}px)`;
      after = slot.el;
    }
    for (const slot of this.#free) if (slot.el.isConnected) slot.el.remove();
    while (this.#free.length > POOL) this.#free.pop()?.remove();
  }

  /** Like {@link mount} after scrolling: also mounts what was skipped, and puts rows in document order. */
  rest(layoutVersion: number): void {
    this.#hasRested ||= this.#scene.input.store.view.length > 0;
    this.mount(layoutVersion);
    const slots = [...this.#slots.values()].sort((a, b) => a.position - b.position);
    for (const slot of slots) slot.paintRest();
    const focused = slots.findIndex(({ el }) => el.contains(document.activeElement));
    const fixed = Math.max(focused, 0);
    // A moved element loses focus, so the focused row stays in place and the others are moved around it.
    for (let at = fixed + 1; at < slots.length; at += 1) {
      const before = slots[at - 1]?.el;
      const el = slots[at]?.el;
      if (before && el && before.nextSibling !== el) before.after(el);
    }
    for (let at = fixed - 1; at >= 0; at -= 1) {
      const after = slots[at + 1]?.el;
      const el = slots[at]?.el;
      if (after && el && after.previousSibling !== el) after.before(el);
    }
  }

  /** Repaints every mounted row, for changes that the store does not report, such as the selection. */
  paint(): void {
    for (const slot of this.#slots.values()) slot.paint();
  }

  /** The element of a cell; `null` when it is not mounted. */
  cell(position: number, col: number): HTMLElement | null {
    return this.#slots.get(position)?.cell(col) ?? null;
  }

  /** The mounted cells of a column. */
  columnCells(col: number): HTMLElement[] {
    return [...this.#slots.values()].flatMap((slot) => slot.cell(col) ?? []);
  }

  /** Removes all rows from the page permanently. */
  remove(): void {
    for (const slot of [...this.#slots.values(), ...this.#free]) slot.remove();
    this.#slots.clear();
    this.#free = [];
  }

  #releaseOutside(first: number, end: number, pinned: number): void {
    const { view } = this.#scene.input.store;
    for (const [position, slot] of this.#slots) {
      const isInside = (position >= first && position < end) || position === pinned;
      if (isInside && view.rowAt(position) === slot.row) continue;
      if (position === pinned && view.rowAt(position) >= 0) continue;
      this.#slots.delete(position);
      slot.release();
      this.#free.push(slot);
    }
    // Sorted, so that after a long jump the rows are already in document order.
    this.#free.sort((a, b) => a.position - b.position);
  }

  #show(position: number, cols: readonly number[], layoutVersion: number, after: Element | null): RowSlot {
    const row = this.#scene.input.store.view.rowAt(position);
    const known = this.#slots.get(position);
    if (known?.row === row) {
      known.mount(cols, layoutVersion);
      return known;
    }
    const slot = known ?? this.#free.pop() ?? new RowSlot(this.#scene, this.#frame.descriptions);
    this.#slots.set(position, slot);
    slot.show(row, position, cols, layoutVersion);
    // A reused row keeps its place in the document until scrolling stops: moving it would lay out all its cells again.
    if (!slot.el.isConnected) this.#frame.body.insertBefore(slot.el, after);
    return slot;
  }

  /**
   * While scrolling: whether none of the previously visible rows is still visible. Then rows beyond the edges are skipped to save
   * time.
   */
  #isElsewhere([first, end]: readonly [number, number]): boolean {
    const [oldFirst, oldEnd] = this.#sight;
    const isApart = first >= oldEnd || end <= oldFirst;
    return this.#scene.sightOnly && (isApart || this.#view !== this.#scene.input.store.view);
  }

  #columns(): number[] {
    const { input, layout, sight, selection } = this.#scene;
    const { columns, virtualAbove } = input;
    const all = [...columns.keys()];
    // Starts with visible columns only: laying out a wide table at once would delay the page that contains it.
    if (columns.length <= virtualAbove.columns && this.#hasRested) return all;
    const [first, end] = sight;
    const { col: active } = selection.active;
    return all.filter((col) => col < layout.frozen || col === active || (col >= first - 1 && col <= end));
  }
}

/** The positions of a range and the pinned one in descending order, so that each row can be inserted before the previous one. */
function* descending(first: number, end: number, pinned: number): Generator<number> {
  if (pinned >= end) yield pinned;
  for (let position = end - 1; position >= first; position -= 1) yield position;
  if (pinned >= 0 && pinned < first) yield pinned;
}
