/** Letters at the same position in the Western and Central European encodings, which distinguish neither. */
const alike = new Set('áâäçéëíîóôöúüýßšž');
/** This many letters may belong to two languages by chance. */
const byChance = 2;
const asciiWord = /^[A-Za-z]+$/;

/** The languages written in an encoding. */
export interface WrittenLanguages {
  /** The non-ASCII letters of each language. */
  languages: readonly string[];
  /** Whether files mix languages, as in trade across Western Europe. */
  isMixed?: boolean;
}

/**
 * How well the non-ASCII letters match real languages, 0 to 1: a word belongs to one language, and a file to a few. A wrong
 * decoding combines letters that no language has.
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

/** The largest share of letters that one language has; 1 without evidence. */
function largestShare(letters: readonly string[], languages: readonly string[]): number {
  if (letters.length === 0 || languages.length === 0) return 1;
  return (
    Math.max(...languages.map((own) => letters.filter((letter) => own.includes(letter)).length)) /
    letters.length
  );
}

/** The letters of every pair of languages. */
const inTwos = (languages: readonly string[]): string[] =>
  languages.flatMap((one, at) => languages.slice(at).map((other) => one + other));
