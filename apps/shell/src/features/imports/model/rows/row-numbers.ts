/** The file's row numbers of the rows in the grid: ascending, unless the file has rows of one record apart. */
export class RowNumbers {
  #numbers = new Uint32Array(0);
  #count = 0;
  #isAscending = true;
  /** Row number → row, once it was asked for. */
  #places: Map<number, number> | undefined;

  get count(): number {
    return this.#count;
  }

  /** The number of a row, from 1. */
  of(row: number): number {
    return row < this.#count ? this.#numbers[row]! : row + 1;
  }

  /** The row with this number; -1 when there is none. */
  rowAt(wanted: number): number {
    if (!this.#isAscending) {
      this.#places ??= new Map(
        Array.from(this.#numbers.subarray(0, this.#count), (number, row) => [number, row]),
      );
      return this.#places.get(wanted) ?? -1;
    }
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
    for (let row = Math.max(1, this.#count); row < count; row += 1)
      this.#isAscending &&= this.#numbers[row - 1]! < this.#numbers[row]!;
    this.#places = undefined;
    this.#count = count;
  }
}
