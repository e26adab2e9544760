/**
 * A text without certain characters at its ends. The pattern `[signs]+$` rescans a long run from each of its characters; this
 * scans it once.
 *
 * @param front characters removed at the start, each a single UTF-16 unit
 * @param behind characters removed at the end; defaults to the same
 */
export function trimSigns(text: string, front: string, behind = front): string {
  let from = 0;
  while (from < text.length && front.includes(text[from]!)) from += 1;
  let to = text.length;
  while (to > from && behind.includes(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
}

/** What `\s` of a regular expression means. */
export const blankSigns =
  ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
