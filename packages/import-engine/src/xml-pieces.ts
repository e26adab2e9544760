import { importFaults } from './import-faults.ts';
import type { Unzipper } from './unzipper.ts';

/** Text that may wait for its boundary; no legitimate row or string is longer. */
const waitingAllowed = 64 * 1024 * 1024;
/** The maximum length of a start tag with its prefix: if a piece ends inside one, it is found with the next. */
const longestTag = 256;
const prologAllowed = 64 * 1024;

/**
 * Yields a part's XML in pieces that each start at the given start tag (`<row`, `<si`) and hold complete elements, so
 * that scanners need no state across pieces. Namespace prefixes, which some writers put on every element, are
 * removed; a document type is refused, so entities cannot be declared.
 *
 * @throws ImportFault `damaged`, `truncated`, `zipBomb`, `rowTooLong`
 */
export function* xmlPieces(
  unzipper: Unzipper,
  part: string,
  startTag: string,
): Generator<{ text: string; bytesRead: number }> {
  let waiting = '';
  let tail = '';
  let prefix: string | undefined;
  let bytesRead = 0;
  for (const piece of withoutComments(unzipper.pieces(part))) {
    bytesRead = piece.bytesRead;
    // Searches only the new text: otherwise a long text would be searched and copied again with every piece.
    const recent = tail + piece.text;
    waiting += piece.text;
    tail = recent.slice(-longestTag);
    prefix ??= rootPrefix(waiting);
    if (prefix === undefined) continue;
    const found = recent.lastIndexOf(prefix === '' ? startTag : `<${prefix}:${startTag.slice(1)}`);
    const cut = found === -1 ? -1 : waiting.length - recent.length + found;
    if (cut > 0) {
      yield { text: withoutPrefix(waiting.slice(0, cut), prefix), bytesRead };
      waiting = waiting.slice(cut);
    } else if (waiting.length > waitingAllowed) {
      throw importFaults.rowTooLong(waitingAllowed);
    }
  }
  if (prefix === undefined) throw importFaults.damaged();
  yield { text: withoutPrefix(waiting, prefix), bytesRead };
}

/** A small part's XML as one text, under the same rules. */
export function xmlText(unzipper: Unzipper, part: string): string {
  const whole = [{ text: unzipper.text(part), bytesRead: 0 }];
  const text = Array.from(withoutComments(whole), (piece) => piece.text).join('');
  const prefix = rootPrefix(text);
  if (prefix === undefined) throw importFaults.damaged();
  return withoutPrefix(text, prefix);
}

/**
 * Removes comments, across piece boundaries: the content of a comment is not a row, even if it looks like one. In a CDATA section
 * comment markers are text.
 */
function* withoutComments(
  pieces: Iterable<{ text: string; bytesRead: number }>,
): Generator<{ text: string; bytesRead: number }> {
  let rest = '';
  let inside: 'comment' | 'text' | undefined;
  let bytesRead = 0;
  for (const piece of pieces) {
    bytesRead = piece.bytesRead;
    const xml = rest + piece.text;
    // The common case: without this character no comment starts.
    if (inside === undefined && !xml.includes('!')) {
      rest = xml.endsWith('<') ? '<' : '';
      yield { text: xml.slice(0, xml.length - rest.length), bytesRead };
      continue;
    }
    let kept = '';
    let at = 0;
    rest = '';
    while (at < xml.length) {
      if (inside !== undefined) {
        const close = xml.indexOf(inside === 'comment' ? '-->' : ']]>', at);
        // The end marker may be split in two.
        const end = close === -1 ? Math.max(at, xml.length - 2) : close + 3;
        if (inside === 'text') kept += xml.slice(at, end);
        at = end;
        if (close === -1) break;
        inside = undefined;
      } else {
        const open = xml.indexOf('<!', at);
        const end = open === -1 ? xml.length - (xml.endsWith('<') ? 1 : 0) : open;
        kept += xml.slice(at, end);
        at = end;
        if (open === -1 || xml.length - open < 4) break;
        if (xml.startsWith('<!--', open)) [inside, at] = ['comment', open + 4];
        else {
          if (xml.startsWith('<![C', open)) inside = 'text';
          kept += xml.slice(open, open + 4);
          at = open + 4;
        }
      }
    }
    rest = xml.slice(at);
    yield { text: kept, bytesRead };
  }
  if (inside !== 'comment' && rest !== '') yield { text: rest, bytesRead };
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
