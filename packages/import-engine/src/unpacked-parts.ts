/** Memory limit. A sheet of 100,000 rows and 27 columns has 100 MB. */
const bytesKept = 160 * 1024 * 1024;

/**
 * Parts of a workbook that the platform unpacked for a search: the reader continues with them instead of unpacking them again in
 * steps, which takes several times as long.
 */
export class UnpackedParts {
  readonly #whole = new Map<string, Uint8Array[]>();
  #bytes = 0;

  /** Adds a piece to a part; a part that grows too large is dropped. */
  collect(pieces: Uint8Array[], piece: Uint8Array): void {
    this.#bytes += piece.length;
    if (this.#bytes <= bytesKept) pieces.push(piece);
    else pieces.length = 0;
  }

  /** Keeps a completely collected part, by its path. */
  keep(part: string, pieces: Uint8Array[]): void {
    if (this.#bytes <= bytesKept) this.#whole.set(part, pieces);
  }

  /** Takes the pieces of a part, which the caller then owns; undefined if it was not kept. */
  take(part: string): Uint8Array[] | undefined {
    const pieces = this.#whole.get(part);
    this.#whole.delete(part);
    return pieces;
  }

  /** Drops parts that were never taken, such as texts that no cell uses. */
  clear(): void {
    this.#whole.clear();
  }
}
