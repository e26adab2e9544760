/**
 * Share of similar words in both headings, 0 to 1. A typo or a plural is not another word. Abbreviations must be
 * expanded, see `wholeWords`.
 */
export function wordSimilarity(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  let common = 0;
  for (const word of one) {
    const at = left.findIndex((candidate) => areAlike(word, candidate));
    if (at === -1) continue;
    left.splice(at, 1);
    common += 1;
  }
  return common / (one.length + other.length - common);
}

/** Words that look like typos of each other but are not. */
const differ: readonly ReadonlySet<string>[] = [
  new Set(['count', 'county', 'country']),
  new Set(['received', 'receiver']),
];

function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (differ.some((words) => words.has(one) && words.has(other))) return false;
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 2) return false;
  if (isPluralOf(one, other) || isPluralOf(other, one)) return true;
  // The first letter must match: a typo turns "length" into "lenght", but "weight" is not "height".
  return (
    one.length > 4 &&
    other.length > 4 &&
    Math.abs(one.length - other.length) < 2 &&
    one[0] === other[0] &&
    isOneSlip(one, other)
  );
}

function isPluralOf(many: string, one: string): boolean {
  return (
    many === `${one}s` ||
    (many === `${one}es` && /(?:s|x|ch|sh)$/.test(one)) ||
    (one.endsWith('y') && many === `${one.slice(0, -1)}ies`)
  );
}

/** One letter too many, missing, wrong, or two neighbors swapped. */
function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const middle = one.slice(start, one.length - end);
  const otherMiddle = other.slice(start, other.length - end);
  if (middle.length <= 1 && otherMiddle.length <= 1) return true;
  return middle.length === 2 && otherMiddle === `${middle[1]}${middle[0]}`;
}
