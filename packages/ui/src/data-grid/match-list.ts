import type { CellPlace } from './cell-range.ts';
import { growArray } from './grow-array.ts';

/** Places in the order of reading, kept compactly: there may be millions. */
export class MatchList {
  length = 0;
  #positions = new Uint32Array(0);
  #cols = new Uint32Array(0);

  add(position: number, col: number): void {
    this.#positions = growArray(this.#positions, this.length + 1);
    this.#cols = growArray(this.#cols, this.length + 1);
    this.#positions[this.length] = position;
    this.#cols[this.length] = col;
    this.length += 1;
  }

  at(index: number): CellPlace | null {
    if (index < 0 || index >= this.length) return null;
    return { position: this.#positions[index] ?? 0, col: this.#cols[index] ?? 0 };
  }

  /** How many stand before a place. */
  before({ position, col }: CellPlace): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = this.#positions[middle] ?? 0;
      if (at < position || (at === position && (this.#cols[middle] ?? 0) < col)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
