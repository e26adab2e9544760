import { headingWords } from './heading-form.ts';

/** Words that any heading of a product table may carry and that tell nothing. */
const noise = new Set(['product', 'item', 'variant', 'goods', 'the', 'of', 'a']);

/** The words of a heading that tell which field it is; all of them where nothing else is left. */
export function tellingWords(heading: string): readonly string[] {
  const words = [...new Set(headingWords(heading))];
  const telling = words.filter((word) => !noise.has(word));
  return telling.length > 0 ? telling : words;
}

/** Share of the words of both headings that are alike, 0 to 1. A slip of the pen or a plural does not make another word. */
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

function areAlike(one: string, other: string): boolean {
  if (one === other || one === `${other}s` || other === `${one}s`) return true;
  // The first letter must hold: a slip turns "length" into "lenght", but "weight" is not "height".
  return one.length > 4 && other.length > 4 && one[0] === other[0] && isOneSlip(one, other);
}

/** One letter too many, too few, wrong, or two neighbours swapped. */
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
