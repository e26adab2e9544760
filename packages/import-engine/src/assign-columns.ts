/**
 * Assigns columns to fields one to one so that the sum of the weights is highest (the Hungarian method, in O(fields²
 * × columns)).
 *
 * @param weights per field one weight of 0 or more for each column; 0 is no match
 * @returns per field the index of its column, or -1
 */
export function assignColumns(weights: readonly (readonly number[])[]): number[] {
  const fields = weights.length;
  // One spare column of weight 0 per field lets the field stay unassigned and guarantees enough columns.
  const columns = (weights[0]?.length ?? 0) + fields;
  const real = columns - fields;
  const cost = (field: number, column: number) => (column < real ? -weights[field]![column]! : 0);
  const fieldPotential = new Float64Array(fields + 1);
  const columnPotential = new Float64Array(columns + 1);
  const fieldOf = new Int32Array(columns + 1);
  const way = new Int32Array(columns + 1);
  for (let field = 1; field <= fields; field += 1) {
    fieldOf[0] = field;
    let column = 0;
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const used = new Uint8Array(columns + 1);
    do {
      used[column] = 1;
      const current = fieldOf[column]!;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= columns; other += 1) {
        if (used[other]) continue;
        const reduced = cost(current - 1, other - 1) - fieldPotential[current]! - columnPotential[other]!;
        if (reduced < least[other]!) {
          least[other] = reduced;
          way[other] = column;
        }
        if (least[other]! < delta) {
          delta = least[other]!;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other += 1) {
        if (used[other]) {
          fieldPotential[fieldOf[other]!]! += delta;
          columnPotential[other]! -= delta;
        } else {
          least[other]! -= delta;
        }
      }
      column = next;
    } while (fieldOf[column] !== 0);
    while (column !== 0) {
      fieldOf[column] = fieldOf[way[column]!]!;
      column = way[column]!;
    }
  }
  const assigned = Array.from({ length: fields }, () => -1);
  for (let column = 1; column <= real; column += 1) {
    const field = fieldOf[column]! - 1;
    if (field >= 0 && weights[field]![column - 1]! > 0) assigned[field] = column - 1;
  }
  return assigned;
}
