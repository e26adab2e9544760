import { readTerms, type ReadOptions } from './read-options.ts';
import { decoderFor, Unzipper } from './unzipper.ts';
import { sheetsNamed, workbookParts } from './workbook-parts.ts';

const mergeTag = 'mergeCell';

/**
 * Whether the XML of an .xlsx sheet lists merged cells, which it does after its rows. The platform unpacks it for this, much
 * faster than reading its cells; the unpacked data is kept for reading the cells (`options.unpacked`), and so are the shared
 * strings. A sheet that cannot be unpacked counts as having merged cells: reading it reports the error.
 *
 * @param pause called often while searching
 */
export async function namesMerged(
  bytes: Uint8Array,
  options: ReadOptions,
  pause: () => Promise<void>,
): Promise<boolean> {
  const unzipper = new Unzipper(bytes, readTerms(options));
  const workbook = options.sheet === undefined ? undefined : workbookParts(unzipper);
  const [sheet] = workbook ? sheetsNamed(workbook, options.sheet) : [];
  if (!workbook || !sheet) return false;
  const search = new MergeSearch();
  const isSearched = await unpack(unzipper, sheet.part, {
    options,
    pause,
    look: (piece) => search.look(piece),
  });
  const { sharedStrings } = workbook;
  if (isSearched && sharedStrings !== undefined) await unpack(unzipper, sharedStrings, { options, pause });
  return !isSearched || search.hasFound;
}

/** Searches for the tag of merged cells in a text that comes in pieces. */
class MergeSearch {
  hasFound = false;
  #decoder: TextDecoder | undefined;
  #before = '';

  look(piece: Uint8Array): void {
    if (this.hasFound) return;
    this.#decoder ??= decoderFor(piece);
    const text = this.#decoder.decode(piece, { stream: true });
    this.hasFound =
      text.includes(mergeTag) || (this.#before + text.slice(0, mergeTag.length)).includes(mergeTag);
    this.#before = text.slice(1 - mergeTag.length);
  }
}

interface Unpacking {
  options: Pick<ReadOptions, 'unpacked'>;
  pause: () => Promise<void>;
  look?: (piece: Uint8Array) => void;
}

/** Unpacks a part with the platform, and keeps it; false if that fails. */
async function unpack(
  unzipper: Unzipper,
  part: string,
  { options: { unpacked }, pause, look }: Unpacking,
): Promise<boolean> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of unzipper.unpackedByPlatform(part)) {
      unpacked?.collect(pieces, piece);
      look?.(piece);
      await pause();
    }
    unpacked?.keep(part, pieces);
    return true;
  } catch {
    return false;
  }
}
