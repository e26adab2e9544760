/**
 * A text without the given signs at its end, such as the slashes of an address. Takes linear time, whereas `/\/+$/` needs the square of the
 * length of a row of slashes that stands elsewhere.
 * @param signs each of one code unit
 */
export function trimEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
