import { readTerms, type ReadOptions } from './read-options.ts';
import { decoderFor, Unzipper } from './unzipper.ts';
import { sheetsNamed, workbookParts } from './workbook-parts.ts';

const mergeTag = 'mergeCell';

/**
 * Whether the XML of a sheet of an .xlsx names merged cells, which it does behind its rows. The platform unpacks it for this, in a
 * fraction of the time that reading its cells takes; what it unpacked is kept for the reader of the cells (`options.unpacked`), and so are
 * the texts that the cells share. A sheet that cannot be unpacked may hold merged cells: reading it says what is wrong.
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

/** Looks for the tag of merged cells in a text that comes in pieces. */
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

/** Has the platform unpack a part, and keeps it; false where it cannot be unpacked. */
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
