import { CellSlot } from './cell-slot.ts';
import type { GridScene } from './grid-scene.ts';

/** A pooled row element. When reused for another row it keeps its cells and repaints them. */
export class RowSlot {
  readonly el = document.createElement('div');
  position = -1;
  row = -1;
  readonly #scene: GridScene;
  readonly #descriptions: HTMLElement;
  readonly #frozen = document.createElement('div');
  /** The scrolling cells, positioned from its left edge, so that a wider row number moves one element instead of every cell. */
  readonly #scrolling = document.createElement('div');
  readonly #number: CellSlot;
  readonly #cells = new Map<number, CellSlot>();
  #layoutVersion = -1;
  #stale = false;
  #unsubscribe: (() => void) | null = null;

  constructor(scene: GridScene, descriptions: HTMLElement) {
    this.#scene = scene;
    this.#descriptions = descriptions;
    this.el.setAttribute('role', 'row');
    this.el.className = 'dg-row';
    this.#frozen.className = 'dg-frozen';
    this.#scrolling.className = 'dg-scrolling';
    this.#number = new CellSlot('rowheader', descriptions);
    this.#number.el.classList.add('dg-number');
    this.#frozen.append(this.#number.el);
    this.el.append(this.#frozen, this.#scrolling);
  }

  /** Starts showing a row: subscribes to it and paints the given columns. */
  show(row: number, position: number, cols: readonly number[], layoutVersion: number): void {
    if (row !== this.row) {
      this.#unsubscribe?.();
      this.#unsubscribe = this.#scene.input.store.subscribeRow(row, () => this.paint());
      this.row = row;
    }
    if (position !== this.position) {
      this.position = position;
      this.el.setAttribute('aria-rowindex', String(position + 2));
    }
    this.mount(cols, layoutVersion);
    this.paint();
  }

  /** Mounts exactly these columns (ascending), in order. */
  mount(cols: readonly number[], layoutVersion: number): void {
    const { layout } = this.#scene;
    if (layoutVersion !== this.#layoutVersion) {
      this.#layoutVersion = layoutVersion;
      this.#number.place(1, null, layout.numberWidth, 'number');
      this.el.style.width = `${layout.numberWidth + layout.width}px`;
      this.#frozen.style.width = `${layout.frozenWidth}px`;
      this.#scrolling.style.left = `${layout.numberWidth}px`;
      for (const [col, cell] of this.#cells) {
        if (cell.el.parentElement === this.#parent(col)) this.#place(cell, col);
        else this.#drop(col, cell);
      }
    }
    const kept = new Set(cols);
    for (const [col, cell] of this.#cells) {
      if (!kept.has(col)) this.#drop(col, cell);
    }
    if (this.#cells.size === kept.size) return;
    let after: Element | null = null;
    for (const col of cols.toReversed()) {
      let cell = this.#cells.get(col);
      if (!cell) {
        cell = new CellSlot('gridcell', this.#descriptions);
        this.#place(cell, col);
        this.#cells.set(col, cell);
        const parent = this.#parent(col);
        parent.insertBefore(cell.el, after?.parentElement === parent ? after : null);
        if (this.#scene.paintsNow(this.position, col))
          cell.paint(this.#scene.cellFace(this.row, this.position, col));
        else this.#stale = true;
      }
      after = cell.el;
    }
  }

  /** Paints the row; while scrolling only the visible columns, the others when `paintRest` is called. */
  paint(): void {
    const { row, position } = this;
    const scene = this.#scene;
    this.#number.paint(scene.numberFace(row, position));
    this.el.classList.toggle('is-deleted', scene.input.store.isDeleted(row));
    this.#stale = scene.sightOnly;
    for (const [col, cell] of this.#cells) {
      if (scene.paintsNow(position, col)) cell.paint(scene.cellFace(row, position, col));
    }
  }

  /** Paints the columns that were skipped. */
  paintRest(): void {
    if (this.#stale && this.row >= 0) this.paint();
  }

  cell(col: number): HTMLElement | null {
    return this.#cells.get(col)?.el ?? null;
  }

  /** Stops listening; the element may be used for another row. */
  release(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = null;
    this.row = -1;
  }

  /** Removes the row from the page permanently. */
  remove(): void {
    this.release();
    for (const cell of this.#cells.values()) cell.remove();
    this.#number.remove();
    this.el.remove();
  }

  #parent(col: number): HTMLElement {
    return col < this.#scene.layout.frozen ? this.#frozen : this.#scrolling;
  }

  #place(cell: CellSlot, col: number): void {
    const { layout, input } = this.#scene;
    const left = col < layout.frozen ? null : (layout.lefts[col] ?? 0);
    cell.place(col + 2, left, layout.widths[col] ?? 0, input.columns[col]?.editor.kind ?? 'text');
  }

  #drop(col: number, cell: CellSlot): void {
    cell.remove();
    this.#cells.delete(col);
  }
}
