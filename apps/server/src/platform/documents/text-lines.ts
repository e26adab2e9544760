import { oneLine, textWidth } from './fonts.ts';
import type { TextWeight } from './layout-model.ts';

/** How a text is set. */
export interface TextStyle {
  size: number;
  weight?: TextWeight;
}

/** Chinese and Japanese break after any character, but no line begins with their closing punctuation. */
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。，．：；！？」』）】》〉”’]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\s+/gu;

/** Cuts a text to a width, with an ellipsis where it does not fit. */
export function cutText(text: string, width: number, { size, weight }: TextStyle): string {
  const line = oneLine(text);
  if (textWidth(line, size, weight) <= width) return line;
  const signs = [...line];
  let kept = '';
  for (const sign of signs) {
    if (textWidth(`${kept}${sign}…`, size, weight) > width) break;
    kept += sign;
  }
  return `${kept.trimEnd()}…`;
}

/**
 * Breaks a text into lines of a width: at blanks, between Chinese characters, and within a word that is wider than the line.
 *
 * @param maximum number of lines; the last one ends with an ellipsis if text is cut
 */
export function wrapText(text: string, width: number, style: TextStyle, maximum = Infinity): string[] {
  const fits = (line: string): boolean => textWidth(line, style.size, style.weight) <= width;
  const lines: string[] = [];
  let line = '';
  for (const piece of oneLine(text).match(pieces) ?? []) {
    if (fits((line + piece).trimEnd())) {
      line += piece;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = piece.trimStart();
    while (!fits(line)) {
      const head = widest(line, fits);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  if (lines.length <= maximum) return lines;
  const rest = lines.slice(maximum - 1).join(' ');
  return [...lines.slice(0, maximum - 1), cutText(rest, width, style)];
}

/** The longest prefix that fits; at least one character. */
function widest(word: string, fits: (line: string) => boolean): string {
  let head = '';
  for (const sign of word) {
    if (head !== '' && !fits(head + sign)) break;
    head += sign;
  }
  return head;
}
