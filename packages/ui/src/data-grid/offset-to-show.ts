/** The scroll offset nearest to the present one at which something is wholly seen; its start counts when it is larger than the view. */
export function offsetToShow(start: number, size: number, offset: number, seen: number): number {
  if (start < offset || size > seen) return start;
  return Math.max(offset, start + size - seen);
}
