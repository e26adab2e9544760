import type { FixStep } from './cell-fix.ts';

/** Characters that nobody sees: control characters, soft hyphens, zero-width spaces, marks of direction and of byte order. */
const hidden =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const oddSpaces = /[\t\n\v\f\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
const fullWidth = /[！-～。]/g;
const fullWidthShift = 0xfee0;

/**
 * A text of a number, choice or date without hidden characters and needless blanks, full-width characters made plain. It comes trimmed or
 * not; the steps tell what was done beside trimming.
 */
export function cleanText(text: string): { text: string; steps: FixStep[] } {
  const steps: FixStep[] = [];
  const tidy = withoutHidden(text).replaceAll(/ {2,}/g, ' ').trim();
  if (tidy !== text.trim()) steps.push('spaces');
  const plain = tidy.replaceAll(fullWidth, (char) =>
    char === '。' ? '.' : String.fromCharCode(char.charCodeAt(0) - fullWidthShift),
  );
  if (plain !== tidy) steps.push('width');
  return { text: plain, steps };
}

/** A text without the characters that nobody sees; every blank is a plain space. */
export function withoutHidden(text: string): string {
  return text.replaceAll(hidden, '').replaceAll(oddSpaces, ' ');
}
