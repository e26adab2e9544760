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

/** The mounted rows, in document order. Rows that leave the window are used again for those that come in. */
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
    this.#free.sort((a, b) => a.position - b.position);
    let after: Element | null = null;
    for (const position of this.#positions(first, end, pinned)) {
      let slot = this.#slots.get(position);
      if (!slot) {
        slot = this.#free.pop() ?? new RowSlot(this.#scene, this.#descriptions);
        this.#slots.set(position, slot);
        slot.show(view.rowAt(position), position, cols, layoutVersion);
        // Rows taken out of a whole window are in order already; moving an element costs far more than painting it.
        if (!slot.el.isConnected || slot.el.nextSibling !== after) this.#body.insertBefore(slot.el, after);
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

  /** Paints the cells out of sight that were left out while scrolling. */
  paintRest(): void {
    for (const slot of this.#slots.values()) slot.paintRest();
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
