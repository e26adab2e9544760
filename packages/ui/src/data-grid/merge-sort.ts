const ITEMS_PER_STEP = 1024;

/** Sorts ids by a comparison, stably, in steps between which other work may run. Gives a sorted array; the given one is used up. */
export function* mergeSort(
  ids: Int32Array<ArrayBuffer>,
  compare: (a: number, b: number) => number,
): Generator<void, Int32Array<ArrayBuffer>> {
  let from = ids;
  let to = new Int32Array(ids.length);
  for (let width = 1; width < ids.length; width *= 2) {
    for (let start = 0; start < ids.length; start += 2 * width) {
      const middle = Math.min(start + width, ids.length);
      const end = Math.min(start + 2 * width, ids.length);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at += 1) {
        const a = from[left] ?? 0;
        const b = from[right] ?? 0;
        const takeLeft = left < middle && (right >= end || compare(a, b) <= 0);
        to[at] = takeLeft ? a : b;
        if (takeLeft) left += 1;
        else right += 1;
        if (at % ITEMS_PER_STEP === ITEMS_PER_STEP - 1) yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
