/** Returns a typed array of at least `size` that starts with the old content; doubles, so that streaming rows in stays linear. */
export function growArray<T extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  old: T,
  size: number,
): T {
  if (size <= old.length) return old;
  const Kind = old.constructor as new (length: number) => T;
  const bigger = new Kind(Math.max(size, old.length * 2, 1024));
  bigger.set(old);
  return bigger;
}
