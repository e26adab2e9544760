import { readTerms, type ReadOptions } from './read-options.ts';
import { Unzipper } from './unzipper.ts';
import { workbookParts } from './workbook-parts.ts';

const mergeTag = 'mergeCell';

/**
 * Whether the XML of a sheet of an .xlsx names merged cells, which it does behind its rows. The platform unpacks it for this, in a
 * fraction of the time that reading its cells takes. A sheet that cannot be unpacked may hold them: reading it says what is wrong.
 *
 * @param pause called often while searching
 */
export async function namesMerged(
  bytes: Uint8Array,
  options: ReadOptions,
  pause: () => Promise<void>,
): Promise<boolean> {
  const unzipper = new Unzipper(bytes, readTerms(options));
  const sheet = workbookParts(unzipper).sheets.find(({ name }) => name === options.sheet);
  if (!sheet) return false;
  let before = '';
  try {
    for await (const text of unzipper.unpackedByPlatform(sheet.part)) {
      if (text.includes(mergeTag) || (before + text.slice(0, mergeTag.length)).includes(mergeTag))
        return true;
      before = text.slice(1 - mergeTag.length);
      await pause();
    }
    return false;
  } catch {
    return true;
  }
}
