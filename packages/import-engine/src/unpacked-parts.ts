/** More is not kept in memory. A sheet of 100,000 rows and 27 columns has 100 MB. */
const bytesKept = 160 * 1024 * 1024;

/**
 * Parts of a workbook that the platform has unpacked because they were searched: the reader continues from that, instead of
 * unpacking them again in steps, which takes several times as long.
 */
export class UnpackedParts {
  readonly #whole = new Map<string, Uint8Array[]>();
  #bytes = 0;

  /** Adds a piece of a part to those before it, unless that is too much: then none is kept. */
  collect(pieces: Uint8Array[], piece: Uint8Array): void {
    this.#bytes += piece.length;
    if (this.#bytes <= bytesKept) pieces.push(piece);
    else pieces.length = 0;
  }

  /** Keeps a part that was collected to its end, by its path. */
  keep(part: string, pieces: Uint8Array[]): void {
    if (this.#bytes <= bytesKept) this.#whole.set(part, pieces);
  }

  /** The pieces of a part, which belong to the caller then; undefined where it is not kept. */
  take(part: string): Uint8Array[] | undefined {
    const pieces = this.#whole.get(part);
    this.#whole.delete(part);
    return pieces;
  }

  /** Forgets what nobody has read, such as texts that no cell uses. */
  clear(): void {
    this.#whole.clear();
  }
}
