/**
 * A text without the given characters at its end, such as the slashes of an address. Takes linear time, whereas `/\/+$/` is
 * quadratic in the length of a run of slashes elsewhere in the text.
 * @param signs each of one code unit
 */
export function trimEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
