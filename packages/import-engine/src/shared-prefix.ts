/** Meaningless prefixes of all headings of a file, in any import: "data.city", "fields_city". */
const everywhere = [
  'data',
  'row',
  'record',
  'field',
  'fields',
  'attributes',
  'properties',
  'header',
  'line',
  'details',
];
/** Words for parts of a form: a few headings starting with one are enough, "Header_warehouse" and "Header_date". */
const layoutWords = new Set(['header', 'line']);
/** Fewer headings may start alike by chance. */
const fewest = 4;
/** "data.order_city" has two. */
const deepest = 2;
/** The first word of a heading, and its separator: "order.city", "Order - City", "orderCity", "parcels.0.weight". */
const firstWord = /^\s*(\p{L}+?)(?:\s*[.:/›_-]\s*(?:\d+[.:/_])?|\s+|(?<=\p{Ll})(?=\p{Lu}))(?=\p{L})/u;

/**
 * Removes a word that most headings of a file start with, if it names what a row is: "order.city" becomes "city" next to
 * "order.date" and "order.phone". A party ("billing_city") is kept, since it tells whose column it is.
 *
 * @param rowNames what a row of the import is called, in lower case
 * @returns for each heading itself, then its shorter forms
 */
export function shorterHeadings(headings: readonly string[], rowNames: readonly string[]): string[][] {
  const known = new Set([...everywhere, ...rowNames]);
  const forms = headings.map((heading) => [heading]);
  for (let depth = 0; depth < deepest; depth += 1) {
    const words = forms.map((own) => firstWord.exec(own.at(-1)!)?.[1]!.toLowerCase());
    const shared = [...known, ...letterOfTable(words)].find(
      (word) => isOfMost(word, words) || (layoutWords.has(word) && isRepeated(word, words)),
    );
    if (shared === undefined) break;
    forms.forEach((own, at) => {
      if (words[at] === shared) own.push(own.at(-1)!.replace(firstWord, ''));
    });
  }
  return forms;
}

/**
 * A letter in front of all columns is that of a table: "p_model", "C_CITY". Two such letters may be those of parties: "B_CITY" is billed,
 * "S_CITY" shipped to.
 */
function letterOfTable(words: readonly (string | undefined)[]): string[] {
  const letters = Map.groupBy(
    words.flatMap((word) => (word?.length === 1 ? [word] : [])),
    (letter) => letter,
  );
  const repeated = [...letters].flatMap(([letter, places]) => (places.length > 1 ? [letter] : []));
  return repeated.length === 1 ? repeated : [];
}

const isRepeated = (word: string, words: readonly (string | undefined)[]): boolean =>
  words.filter((other) => other === word).length > 1;

function isOfMost(word: string, words: readonly (string | undefined)[]): boolean {
  const count = words.filter((other) => other === word).length;
  return count >= fewest && count * 2 > words.length;
}
