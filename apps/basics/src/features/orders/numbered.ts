/** A part of an order without an identifier on the wire. */
export type Numbered<Part> = Part & { rowId: string; place: number };

/** Parts with their position, from 1, which identifies them. */
export function numbered<Part extends object>(parts: readonly Part[]): Numbered<Part>[] {
  return parts.map((part, index) => ({ ...part, rowId: String(index), place: index + 1 }));
}
