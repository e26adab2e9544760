import type { CsvEncoding } from './csv-encoding.ts';

/** Letters of a script by frequency in running text: frequent, less frequent. */
interface Script {
  /** The encodings, each with the log of how much rarer it is than the Western ones. */
  encodings: readonly (readonly [CsvEncoding, number])[];
  frequent: string;
  others: string;
}
export const scripts: readonly Script[] = [
  {
    encodings: [
      ['windows-1251', -1],
      ['koi8-r', -4],
      ['ibm866', -5],
      ['iso-8859-5', -6],
      ['x-mac-cyrillic', -7],
      ['koi8-u', -6],
    ],
    frequent: 'оеаинтсрвлкмдпуя',
    others: 'ыьгзбчйхжшюцщэфъёіїєґўјљњћђџ№«»—–',
  },
  {
    encodings: [
      ['windows-1253', -3],
      ['iso-8859-7', -5],
    ],
    frequent: 'αοιετνσηυρπκμλςάόίέ',
    others: 'ήύώγδθφχβωζξψϊ«»—–',
  },
  {
    encodings: [
      ['windows-1255', -3],
      ['iso-8859-8', -5],
    ],
    frequent: 'יוהלאתרבמשנ',
    others: 'דעחקפםגטכסזצןךףץ־״׳',
  },
  {
    encodings: [
      ['windows-1256', -3],
      ['iso-8859-6', -5],
    ],
    frequent: 'اليمونرتبةعدسفهك',
    others: 'أقحجشطصىخإذغضزءثئؤآظ،؟',
  },
  {
    encodings: [['windows-874', -3]],
    frequent: 'านรก่อเงว้ยมลสทีิตดไ',
    others: 'ะัปบคำใขพหชจึุูแโธฟผถศณซญฐษ๊ๆฉโฏ็ฮภฎ์ื฿',
  },
];

const likelihoods = { frequent: -3.2, others: -5.2, sign: -6, unknown: -12 };
/** Characters that occur in texts of any script. */
const signs = '°€£®™©§«»“”‘’„–—…·•±№';
/** Penalties for a letter: a Latin letter next to it, a capital after a small letter, and no other letter of the script next to it. */
const besideLatin = -6;
const capitalInWord = -5;
const smallBehindCapitals = -3;
const capitals = -0.8;
const single = -4;
const signInWord = -4.5;
/** In scripts that write vowels, a word of three letters or more has one. */
const withoutVowel = -4;
const vowels = /[аеёиоуыэюяіїєαεηιουωάέήίόύώϊ]/iu;
const word = /[\u0370-\u04ff]{3,}/gu;
/** Punctuation alone is not text in a script. */
const noLetter = -5;

/** The log likelihood that a decoded text is in a script, ignoring ASCII. */
export function scriptLikelihood(text: string, { frequent, others }: Omit<Script, 'encodings'>): number {
  let sum = 0;
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) < 128) continue;
    const character = text[at]!;
    const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' '];
    if (signs.includes(character) || character === '\u00a0') {
      sum += likelihoods.sign + (isLetter(before) && isLetter(after) ? signInWord : 0);
      continue;
    }
    letters += 1;
    const lower = character.toLowerCase();
    if (frequent.includes(lower)) sum += likelihoods.frequent;
    else sum += others.includes(lower) ? likelihoods.others : likelihoods.unknown;
    sum += placeOf(character, text[at - 2] ?? ' ', before, after);
  }
  for (const [found] of text.matchAll(word)) if (!vowels.test(found)) sum += withoutVowel;
  return sum + (letters === 0 ? noLetter : 0);
}

/** The penalty for the position of a letter. */
function placeOf(character: string, secondBefore: string, before: string, after: string): number {
  let sum = 0;
  if (/[a-z]/i.test(before) || /[a-z]/i.test(after)) sum += besideLatin;
  else if (!isLetter(before) && !isLetter(after)) sum += single;
  if (!isLetter(before)) return sum;
  const isCapital = character !== character.toLowerCase();
  if (isCapital) sum += isSmall(before) ? capitalInWord : capitals;
  else if (isSmall(character) && isBig(before) && isBig(secondBefore)) sum += smallBehindCapitals;
  return sum;
}

const isLetter = (character: string): boolean => /[\p{L}\p{M}]/u.test(character);
const isSmall = (character: string): boolean => /\p{Ll}/u.test(character);
const isBig = (character: string): boolean => /\p{Lu}/u.test(character);
