/**
 * The start tags of an element without a namespace prefix, in order. Stops at an unclosed tag, so that each character is scanned
 * once; a regular expression would search for the end once per start.
 *
 * @param name of the element, as it is written
 */
export function* tagsOf(xml: string, name: string): Generator<string> {
  const start = `<${name}`;
  let from = 0;
  for (;;) {
    const at = xml.indexOf(start, from);
    if (at === -1) return;
    from = at + start.length;
    if (!isBlank(xml.charCodeAt(from))) continue;
    const end = endOfTag(xml, from);
    if (end === -1) return;
    yield xml.slice(at, end + 1);
    from = end + 1;
  }
}

/** An attribute's value, which may contain ">", or the end of the tag. */
const valueOrEnd = /=\s*(?:"[^"]*"|'[^']*')|>/g;

/** Position of the ">" that closes a tag; -1 if it is not closed. */
function endOfTag(xml: string, from: number): number {
  valueOrEnd.lastIndex = from;
  for (let found = valueOrEnd.exec(xml); found; found = valueOrEnd.exec(xml))
    if (found[0] === '>') return found.index;
  return -1;
}

const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
