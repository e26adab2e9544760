import type { GridScene } from './grid-scene.ts';
import { RowSlot } from './row-slot.ts';

interface WindowRange {
  /** First position in sight and the one after the last. */
  readonly first: number;
  readonly end: number;
  /** A position that stays mounted wherever one scrolls, because focus is in it; -1 for none. */
  readonly pinned: number;
  readonly cols: readonly number[];
  readonly layoutVersion: number;
  /** Where a position stands in the body, in px. */
  readonly topOf: (position: number) => number;
}

const POOL = 64;

/** The mounted rows, at rest in document order. Rows that leave the window are used again for those that come in. */
export class RowWindow {
  readonly #scene: GridScene;
  readonly #body: HTMLElement;
  readonly #descriptions: HTMLElement;
  readonly #slots = new Map<number, RowSlot>();
  #free: RowSlot[] = [];

  constructor(scene: GridScene, body: HTMLElement, descriptions: HTMLElement) {
    this.#scene = scene;
    this.#body = body;
    this.#descriptions = descriptions;
  }

  /** Mounts the rows of a range and takes the others away. */
  show({ first, end, pinned, cols, layoutVersion, topOf }: WindowRange): void {
    const { view } = this.#scene.input.store;
    const inWindow = (position: number): boolean =>
      (position >= first && position < end) || position === pinned;
    for (const [position, slot] of this.#slots) {
      if (inWindow(position) && view.rowAt(position) === slot.row) continue;
      if (position !== pinned || view.rowAt(position) < 0) this.#take(position, slot);
    }
    // In order, so that after a whole jump the rows already stand as the document order wants them.
    this.#free.sort((a, b) => a.position - b.position);
    let after: Element | null = null;
    for (const position of this.#positions(first, end, pinned)) {
      let slot = this.#slots.get(position);
      if (!slot) {
        slot = this.#free.pop() ?? new RowSlot(this.#scene, this.#descriptions);
        this.#slots.set(position, slot);
        slot.show(view.rowAt(position), position, cols, layoutVersion);
        // A row used again stays where it is in the document until things rest: moving it would lay all its cells out anew.
        if (!slot.el.isConnected) this.#body.insertBefore(slot.el, after);
      } else if (slot.row !== view.rowAt(position)) {
        slot.show(view.rowAt(position), position, cols, layoutVersion);
      } else {
        slot.mount(cols, layoutVersion);
      }
      slot.el.style.transform = `translateY(${topOf(position)}px)`;
      after = slot.el;
    }
    for (const slot of this.#free) if (slot.el.isConnected) slot.el.remove();
    while (this.#free.length > POOL) this.#free.pop()?.remove();
  }

  /** Repaints every mounted row, for changes that the store does not tell of, such as the selection. */
  paint(): void {
    for (const slot of this.#slots.values()) slot.paint();
  }

  /** Paints the cells out of sight that were left out in haste, and puts the rows in document order. */
  settle(): void {
    const slots = [...this.#slots.values()].sort((a, b) => a.position - b.position);
    for (const slot of slots) slot.paintRest();
    const focused = slots.findIndex(({ el }) => el.contains(document.activeElement));
    const fixed = Math.max(focused, 0);
    // The row that holds focus stays where it is, for a moved element loses focus; the others are put around it.
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

  cell(position: number, col: number): HTMLElement | null {
    return this.#slots.get(position)?.cell(col) ?? null;
  }

  /** The mounted cells of a column. */
  columnCells(col: number): HTMLElement[] {
    return [...this.#slots.values()].flatMap((slot) => slot.cell(col) ?? []);
  }

  remove(): void {
    for (const slot of [...this.#slots.values(), ...this.#free]) slot.remove();
    this.#slots.clear();
    this.#free = [];
  }

  #take(position: number, slot: RowSlot): void {
    this.#slots.delete(position);
    slot.release();
    this.#free.push(slot);
  }

  /** Descending, so that each row can be put before the one mounted last. */
  *#positions(first: number, end: number, pinned: number): Generator<number> {
    if (pinned >= end) yield pinned;
    for (let position = end - 1; position >= first; position -= 1) yield position;
    if (pinned >= 0 && pinned < first) yield pinned;
  }
}
