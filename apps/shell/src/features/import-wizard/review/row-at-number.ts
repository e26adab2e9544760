/** The index of a number in ascending numbers, -1 when it is not among them. */
export function rowAtNumber(rowNumbers: Uint32Array, wanted: number): number {
  let low = 0;
  let high = rowNumbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rowNumbers[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return rowNumbers[low] === wanted ? low : -1;
}
