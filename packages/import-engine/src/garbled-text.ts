/** Western characters for the continuation bytes of UTF-8. */
const later =
  '[\\u0080-\\u00bf\\u0152\\u0153\\u0160\\u0161\\u0178\\u017d\\u017e\\u0192\\u02c6\\u02dc\\u2013-\\u2022\\u2026\\u2030\\u2039\\u203a\\u20ac\\u2122]';
/**
 * Signs of wrongly decoded text: bytes that start no character, UTF-8 decoded as Western (twice), also if it was Cyrillic, Greek,
 * Chinese or a euro sign, and what Chinese programs produce from lost bytes.
 */
const marks = new RegExp(
  [
    '\\ufffd|锟斤拷',
    `[\\u00c2\\u00c3]${later}(?!\\s)`,
    '\\u00e2\\u20ac[\\u0080-\\u00bf\\u0153\\u2122\\u201c\\u201d\\u02dc\\u00a6]|\\u00e2\\u201a\\u00ac|\\u00ef\\u00bb\\u00bf',
    `(?:[\\u00ce-\\u00d1]${later}){2}|(?:[\\u00e0-\\u00ef]${later}{2}){2}`,
  ].join('|'),
  'u',
);
const shownAround = 12;

/** An excerpt of a text that looks garbled; undefined if nothing does. */
export function garbledPart(text: string): string | undefined {
  return partWith(marks, text);
}

/** An excerpt with non-ASCII characters, which show whether the encoding is right. */
export function partBeyondAscii(text: string): string | undefined {
  return partWith(/[^\0-\u007f]/, text);
}

function partWith(sought: RegExp, text: string): string | undefined {
  const found = sought.exec(text);
  if (!found) return undefined;
  const around = text.slice(Math.max(0, found.index - shownAround), found.index + shownAround).toWellFormed();
  // Stay within the cell, as far as that can be determined.
  const before = around
    .slice(0, Math.min(found.index, shownAround))
    .split(/[\r\n\t,;|"]/)
    .at(-1)!;
  const after = around.slice(Math.min(found.index, shownAround)).split(/[\r\n\t,;|"]/)[0]!;
  return `${before}${after}`.trim();
}
