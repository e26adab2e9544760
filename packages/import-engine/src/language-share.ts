/** Letters that the encodings of the West and of Central Europe have in the same places: they tell neither. */
const alike = new Set('áâäçéëíîóôöúüýßšž');
/** So many letters are in two languages by chance. */
const byChance = 2;
const asciiWord = /^[A-Za-z]+$/;

/** The languages that are written in an encoding. */
export interface WrittenLanguages {
  /** The letters of each beyond ASCII. */
  languages: readonly string[];
  /** Whether files have words of several: those of a trade with all of Western Europe do. */
  isMixed?: boolean;
}

/**
 * How much the letters beyond ASCII are those of real languages, 0 to 1: those of a word are of one, and those of a file are of few.
 * A wrong decoding has letters together that no language has.
 */
export function languageShare(
  text: string,
  { languages, isMixed = false }: WrittenLanguages,
): { ofWords: number; ofFile: number } {
  let [letters, own] = [0, 0];
  const telling: string[] = [];
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    if (asciiWord.test(word)) continue;
    const found = lettersBeyondAscii(word);
    letters += found.length;
    own += found.length * largestShare(found, languages);
    telling.push(...found.filter((letter) => !alike.has(letter)));
  }
  const known = isMixed && telling.length > byChance ? inTwos(languages) : languages;
  return { ofWords: letters === 0 ? 1 : own / letters, ofFile: largestShare(telling, known) };
}

const lettersBeyondAscii = (word: string): string[] =>
  Array.from(word.toLowerCase()).filter((letter) => letter.charCodeAt(0) > 127);

/** The largest share of letters that one of the languages has; 1 where there is nothing to tell. */
function largestShare(letters: readonly string[], languages: readonly string[]): number {
  if (letters.length === 0 || languages.length === 0) return 1;
  return (
    Math.max(...languages.map((own) => letters.filter((letter) => own.includes(letter)).length)) /
    letters.length
  );
}

/** The letters of every two languages. */
const inTwos = (languages: readonly string[]): string[] =>
  languages.flatMap((one, at) => languages.slice(at).map((other) => one + other));
