import type { FixStep } from './cell-fix.ts';

/**
 * Invisible characters: controls, soft hyphens, direction and byte order marks. The joiners of emoji and scripts are
 * kept.
 */
const hidden = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;
const oddSpaces = /[\t\n\v\f\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
const fullWidth = /[！-～。]/g;
/** Digits of other scripts, such as Arabic, Hindi, Bengali and Thai, and the Arabic marks between them. */
const otherDigits = /[٫٬]|(?=[\u0660-\uabff])\p{Nd}/gu;
const fullWidthShift = 0xfee0;

/**
 * The text of a number, choice or date without hidden characters and extra blanks, full-width characters converted.
 * The steps name what was done besides trimming.
 */
export function cleanText(text: string): { text: string; steps: FixStep[] } {
  const steps: FixStep[] = [];
  const tidy = withoutHidden(text).replaceAll(/ {2,}/g, ' ').trim();
  if (tidy !== text.trim()) steps.push('spaces');
  const plain = tidy
    .replaceAll(fullWidth, (char) =>
      char === '。' ? '.' : String.fromCharCode(char.charCodeAt(0) - fullWidthShift),
    )
    .replaceAll(otherDigits, (char) => asciiDigit(char));
  if (plain !== tidy) steps.push('width');
  return { text: plain, steps };
}

/** A digit of another script as an ASCII one. Each script has its ten in a row, from the start of sixteen characters or the seventh of them. */
function asciiDigit(char: string): string {
  if (char === '٫') return '.';
  if (char === '٬') return ',';
  const code = char.charCodeAt(0);
  const place = code % 16;
  return String(/\p{Nd}/u.test(String.fromCharCode(code - place)) ? place : place - 6);
}

/** Removes invisible characters and turns every blank into a plain space. */
export function withoutHidden(text: string): string {
  return text.replaceAll(oddSpaces, ' ').replaceAll(hidden, '');
}
