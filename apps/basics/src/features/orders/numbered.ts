/** A part of an order that the wire gives no identifier. */
export type Numbered<Part> = Part & { rowId: string; place: number };

/** Parts with their place, from 1, which is what tells one from another. */
export function numbered<Part extends object>(parts: readonly Part[]): Numbered<Part>[] {
  return parts.map((part, index) => ({ ...part, rowId: String(index), place: index + 1 }));
}
