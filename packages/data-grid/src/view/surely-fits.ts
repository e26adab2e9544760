/**
 * More than the width of a digit, a space or a small mark at 13px in any of our fonts, with the maximum letter spacing that readers
 * may set (WCAG 1.4.12).
 */
const NARROW = 9;
/** The same for the widest letter and a Chinese character. */
const WIDE = 14.5;

const isNarrow = (code: number): boolean => code >= 0x20 && code <= 0x3b && code !== 0x25 && code !== 0x26;

const isWide = (code: number): boolean =>
  (code > 0x20 && code <= 0xff) || (code >= 0x3000 && code <= 0x9fff) || (code >= 0xff00 && code <= 0xffef);

/**
 * Whether a cell's text certainly fits into `room` px, on one line. Estimated from its characters, since measuring would force a
 * layout.
 */
export function surelyFits(text: string, room: number): boolean {
  if (text.length * NARROW > room) return false;
  let width = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isNarrow(code)) width += NARROW;
    else if (isWide(code)) width += WIDE;
    else return false;
    if (width > room) return false;
  }
  return true;
}
