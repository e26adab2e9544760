import { importFaults } from './import-faults.ts';
import type { Unzipper } from './unzipper.ts';

/** Text that may wait for its boundary; a single row or string beyond it is no honest one. */
const waitingAllowed = 64 * 1024 * 1024;
const prologAllowed = 64 * 1024;

/**
 * Gives a part's XML in pieces that each begin at the given start tag (`<row`, `<si`) and hold whole elements, so that scanners need
 * no state across pieces. A namespace prefix, which some writers put on every element, is taken off; a document type is refused, so
 * entities cannot be declared.
 *
 * @throws ImportFault `damaged`, `truncated`, `zipBomb`
 */
export function* xmlPieces(
  unzipper: Unzipper,
  part: string,
  startTag: string,
): Generator<{ text: string; bytesRead: number }> {
  let waiting = '';
  let prefix: string | undefined;
  let bytesRead = 0;
  for (const piece of unzipper.pieces(part)) {
    bytesRead = piece.bytesRead;
    waiting += piece.text;
    prefix ??= rootPrefix(waiting);
    if (prefix === undefined) continue;
    const cut = waiting.lastIndexOf(prefix === '' ? startTag : `<${prefix}:${startTag.slice(1)}`);
    if (cut > 0) {
      yield { text: withoutPrefix(waiting.slice(0, cut), prefix), bytesRead };
      waiting = waiting.slice(cut);
    } else if (waiting.length > waitingAllowed) {
      throw importFaults.damaged();
    }
  }
  if (prefix === undefined) throw importFaults.damaged();
  yield { text: withoutPrefix(waiting, prefix), bytesRead };
}

/** A small part's XML as one text, under the same rules. */
export function xmlText(unzipper: Unzipper, part: string): string {
  const text = unzipper.text(part);
  const prefix = rootPrefix(text);
  if (prefix === undefined) throw importFaults.damaged();
  return withoutPrefix(text, prefix);
}

/** The root element's prefix, '' for none, undefined while the root has not come yet. */
function rootPrefix(text: string): string | undefined {
  const root = /<(?:([A-Za-z_][\w.-]*):)?[A-Za-z_][\w.-]*[\s/>]/.exec(text.slice(0, prologAllowed));
  const prolog = root ? text.slice(0, root.index) : text;
  if (prolog.includes('<!DOCTYPE') || (!root && text.length > prologAllowed)) throw importFaults.damaged();
  return root ? (root[1] ?? '') : undefined;
}

function withoutPrefix(text: string, prefix: string): string {
  return prefix === '' ? text : text.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');
}
