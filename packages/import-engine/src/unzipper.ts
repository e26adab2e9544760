import { FlateErrorCode, Inflate } from 'fflate';
import { ImportFault } from './import-fault.ts';
import { importFaults } from './import-faults.ts';
import type { ReadTerms } from './read-options.ts';
import { entryBytes, zipDirectory, type ZipEntry } from './zip-directory.ts';

/** Compressed bytes per step. Deflate grows at most 1032 times, so one step unpacks at most 16 MB. */
const pieceBytes = 16 * 1024;
/** Below this nothing counts as a bomb: a small sheet of equal rows compresses very well. */
const unzippedFloor = 64 * 1024 * 1024;

/** The parts of a zip as text, unpacked piece by piece; counts the actual output and ignores the sizes that the zip declares. */
export class Unzipper {
  readonly #bytes: Uint8Array;
  readonly #entries: Map<string, ZipEntry>;
  readonly #allowed: number;
  readonly #terms: ReadTerms;
  #unzipped = 0;

  /** @throws ImportFault `truncated`, `damaged`, `encrypted` */
  constructor(bytes: Uint8Array, terms: ReadTerms) {
    this.#bytes = bytes;
    this.#terms = terms;
    this.#entries = zipDirectory(bytes);
    this.#allowed = Math.max(unzippedFloor, bytes.length * terms.limits.unzipRatio);
    for (const entry of this.#entries.values()) if (entry.isEncrypted) throw importFaults.encrypted();
  }

  /** Every part, by its path. */
  get names(): Iterable<string> {
    return this.#entries.keys();
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** Compressed size of a part, for progress: the position of a part is not the position of reading. */
  sizeOf(name: string): number {
    return this.#entries.get(name.toLowerCase())?.compressedSize ?? 0;
  }

  /**
   * Yields a part's text piece by piece; unpacking stops when the caller does.
   *
   * @throws ImportFault `damaged`, `truncated`, `zipBomb`
   */
  *pieces(name: string): Generator<{ text: string; bytesRead: number }> {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) throw importFaults.damaged();
    const packed = entryBytes(this.#bytes, entry);
    if (entry.method === 0) yield* this.stored(packed, entry.name);
    else if (entry.method === 8) yield* this.deflated(packed, entry.name);
    else throw importFaults.damaged();
  }

  /**
   * Yields a part's bytes, unpacked by the platform: several times faster, but only available through promises.
   *
   * @throws an error of the platform, ImportFault `damaged`, `zipBomb`
   */
  async *unpackedByPlatform(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry || (entry.method !== 0 && entry.method !== 8)) throw importFaults.damaged();
    const packed = inPieces(entryBytes(this.#bytes, entry));
    const unpacked = entry.method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'));
    const reader = unpacked.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        this.#count(value.length);
        yield value;
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }

  /** A complete part as text, for parts that are small in any legitimate file. */
  text(name: string): string {
    let text = '';
    for (const piece of this.pieces(name)) {
      text += piece.text;
      if (text.length > unzippedFloor) throw importFaults.zipBomb(this.#terms.limits.unzipRatio);
    }
    return text;
  }

  private *stored(packed: Uint8Array, part: string): Generator<{ text: string; bytesRead: number }> {
    const decoder = decoderFor(packed);
    for (let at = 0; at < packed.length; at += pieceBytes * 16) {
      const known = this.#terms.unpacked?.take(part);
      if (known) {
        yield* this.known(known, { from: at, decoder, bytesRead: at });
        return;
      }
      const piece = packed.subarray(at, at + pieceBytes * 16);
      this.#count(piece.length);
      yield { text: decoder.decode(piece, { stream: true }), bytesRead: at + piece.length };
    }
  }

  private *deflated(packed: Uint8Array, part: string): Generator<{ text: string; bytesRead: number }> {
    let decoder: TextDecoder | undefined;
    let text = '';
    let unpacked = 0;
    const inflate = new Inflate((piece, isLast) => {
      this.#count(piece.length);
      unpacked += piece.length;
      if (piece.length === 0) return;
      decoder ??= decoderFor(piece);
      text += decoder.decode(piece, { stream: !isLast });
    });
    for (let at = 0; at < packed.length; at += pieceBytes) {
      const known = this.#terms.unpacked?.take(part);
      if (known) {
        yield* this.known(known, { from: unpacked, decoder, bytesRead: at });
        return;
      }
      const next = Math.min(packed.length, at + pieceBytes);
      try {
        inflate.push(packed.subarray(at, next), next === packed.length);
      } catch (fault) {
        throw asImportFault(fault);
      }
      yield { text, bytesRead: next };
      text = '';
    }
  }

  /** The rest of a part that the platform has meanwhile unpacked, after the bytes already yielded. */
  private *known(
    pieces: Uint8Array[],
    { from, decoder, bytesRead }: { from: number; decoder: TextDecoder | undefined; bytesRead: number },
  ): Generator<{ text: string; bytesRead: number }> {
    const decoding = decoder ?? decoderFor(pieces[0] ?? new Uint8Array());
    let passed = from;
    for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
      const bytes = piece.subarray(passed);
      passed = Math.max(0, passed - piece.length);
      this.#count(bytes.length);
      yield { text: decoding.decode(bytes, { stream: pieces.length > 0 }), bytesRead };
    }
  }

  #count(bytes: number): void {
    this.#unzipped += bytes;
    if (this.#unzipped > this.#allowed) throw importFaults.zipBomb(this.#terms.limits.unzipRatio);
  }
}

/** Bytes as a stream that yields them as they are asked for. */
function inPieces(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + pieceBytes));
      else controller.close();
      at += pieceBytes;
    },
  });
}

/** XML may also be UTF-16, marked by its byte order mark. */
export function decoderFor(start: Uint8Array): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le');
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be');
  return new TextDecoder();
}

function asImportFault(fault: unknown): Error {
  if (fault instanceof ImportFault) return fault;
  const endsEarly = fault instanceof Error && 'code' in fault && fault.code === FlateErrorCode.UnexpectedEOF;
  return endsEarly ? importFaults.truncated() : importFaults.damaged();
}
