/** The file's row numbers of the rows in the grid, ascending. */
export class RowNumbers {
  #numbers = new Uint32Array(0);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** The number of a row, from 1. */
  of(row: number): number {
    return row < this.#count ? this.#numbers[row]! : row + 1;
  }

  /** The row with this number; -1 when there is none. */
  rowAt(wanted: number): number {
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#numbers[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low < this.#count && this.#numbers[low] === wanted ? low : -1;
  }

  /** Adds the numbers of further rows. */
  add(numbers: Uint32Array): void {
    const count = this.#count + numbers.length;
    if (count > this.#numbers.length) {
      const before = this.#numbers;
      this.#numbers = new Uint32Array(Math.max(count, before.length * 2, 4_096));
      this.#numbers.set(before);
    }
    this.#numbers.set(numbers, this.#count);
    this.#count = count;
  }
}
