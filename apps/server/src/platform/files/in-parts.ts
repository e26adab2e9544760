/** Joins what comes into parts of exactly `size` bytes, but for the last, which may be empty and always comes. */
export async function* inParts(
  content: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ piece: Uint8Array<ArrayBuffer>; isLast: boolean }> {
  let part = new Uint8Array(Math.min(size, 64 * 1024));
  let filled = 0;
  for await (const chunk of content) {
    for (let taken = 0; taken < chunk.length;) {
      // A full part goes out when more has come: what is the last is known at the end only.
      if (filled === size) {
        yield { piece: part, isLast: false };
        part = new Uint8Array(size);
        filled = 0;
      }
      const fits = Math.min(size - filled, chunk.length - taken);
      if (filled + fits > part.length) {
        const larger = new Uint8Array(Math.min(size, Math.max(part.length * 2, filled + fits)));
        larger.set(part.subarray(0, filled));
        part = larger;
      }
      part.set(chunk.subarray(taken, taken + fits), filled);
      filled += fits;
      taken += fits;
    }
  }
  yield { piece: part.subarray(0, filled), isLast: true };
}
