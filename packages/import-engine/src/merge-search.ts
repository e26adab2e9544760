import { readTerms, type ReadOptions } from './read-options.ts';
import { decoderFor, Unzipper } from './unzipper.ts';
import { sheetsNamed, workbookParts } from './workbook-parts.ts';

const mergeTag = 'mergeCell';

/**
 * Whether the XML of a sheet of an .xlsx names merged cells, which it does behind its rows. The platform unpacks it for this, in a
 * fraction of the time that reading its cells takes; what it unpacked is kept for the reader of the cells (`options.unpacked`). A sheet that cannot be unpacked may hold them: reading it says what is wrong.
 *
 * @param pause called often while searching
 */
export async function namesMerged(
  bytes: Uint8Array,
  options: ReadOptions,
  pause: () => Promise<void>,
): Promise<boolean> {
  const unzipper = new Unzipper(bytes, readTerms(options));
  const [sheet] = options.sheet === undefined ? [] : sheetsNamed(workbookParts(unzipper), options.sheet);
  if (!sheet) return false;
  const pieces: Uint8Array[] = [];
  let decoder: TextDecoder | undefined;
  let before = '';
  try {
    for await (const piece of unzipper.unpackedByPlatform(sheet.part)) {
      options.unpacked?.collect(pieces, piece);
      decoder ??= decoderFor(piece);
      const text = decoder.decode(piece, { stream: true });
      if (text.includes(mergeTag) || (before + text.slice(0, mergeTag.length)).includes(mergeTag))
        return true;
      before = text.slice(1 - mergeTag.length);
      await pause();
    }
    options.unpacked?.keep(sheet.part, pieces);
    return false;
  } catch {
    return true;
  }
}
