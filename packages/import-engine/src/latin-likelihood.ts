import { languageShare, type WrittenLanguages } from './language-share.ts';
import { latinEncodings } from './latin-encodings.ts';

const likelihoods = { frequent: -5.5, others: -7.5, sign: -6.5, rareSign: -10.5, letter: -10, control: -25 };
/** Characters that stand alone in Latin text, and those that end a word. */
const signs = new Set('€£¥§°±²³½¼¾×µ®™©«»“”‘’„–—…·•ªº¡¿');
/** Penalties for a letter: a capital after a small letter, another non-ASCII letter next to it, and no letter next to it at all. */
const capitalInWord = -4.5;
const besideAnother = -1.8;
const single = -2.5;
const signInWord = -4.5;
const dashInWord = -1;
/** Characters that no letter follows, and those that follow no letter: "12 m²", "£5", "¿Qué?". */
const unledSigns = '£¥€²³¹°®™©¼½¾±×';
const unfollowingSigns = '£¥€¼½¾±¿¡©×';
const signBesideLetter = -3.5;
/** This letter is a word of its own. */
const words = 'àÀ';
/**
 * Positions of letters in Western words. The characters that other encodings decode instead appear elsewhere: "dùm" is "dům",
 * "Poznañ" is "Poznań", "hõálló" is "hőálló", and "zilâ" is "zilā".
 */
const misplaced = /[ùìò](?=\p{L})|(?<!\p{L})[èÈñæÆìÌòÒùÙý](?=\p{L})|õ(?![em])|â(?!\p{L})/gu;
const misplacedLetter = -2.5;
const beforeNoVowel = /ñ(?![aeiou\u00e0-\u00fc])/giu;
const letterBeforeNoVowel = -4;
/** Cost of a letter that shares no language with the other letters of its word and file. */
const foreignInWord = -2.5;
const foreignInFile = -2;

/** A Latin encoding and how its texts are written. */
type LatinEncoding = (typeof latinEncodings)[number];

/** The log likelihood that a decoded text is written in the languages of an encoding, ignoring ASCII. */
export function latinLikelihood(
  text: string,
  { prior, frequent, others, ...written }: LatinEncoding,
): number {
  let sum = prior;
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) < 128) continue;
    const character = text[at]!;
    const lower = character.toLowerCase();
    const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' '];
    if (signs.has(character) || character === '\u00a0') {
      sum += likelihoods.sign + placeOfSign(character, isLetter(before), isLetter(after));
      continue;
    }
    if (!isLetter(character)) {
      sum += /\p{Cc}|\ufffd/u.test(character) ? likelihoods.control : likelihoods.rareSign;
      continue;
    }
    letters += 1;
    if (frequent.includes(lower) || character === 'İ') sum += likelihoods.frequent;
    else sum += others.includes(lower) ? likelihoods.others : likelihoods.letter;
    sum += placeOf(character, before, after);
  }
  return sum + languageCost(text, written, letters) + (written.isMixed ? westernPlaces(text) : 0);
}

function westernPlaces(text: string): number {
  const count = (places: RegExp) => text.match(places)?.length ?? 0;
  return count(misplaced) * misplacedLetter + count(beforeNoVowel) * letterBeforeNoVowel;
}

/** The penalty for the position of a character. An apostrophe appears within words: "d’été". */
function placeOfSign(sign: string, followsLetter: boolean, leadsLetter: boolean): number {
  if (followsLetter && leadsLetter && sign !== '’') return '–—'.includes(sign) ? dashInWord : signInWord;
  if (followsLetter && unfollowingSigns.includes(sign)) return signBesideLetter;
  return leadsLetter && unledSigns.includes(sign) ? signBesideLetter : 0;
}

/** The penalty for the position of a letter. */
function placeOf(character: string, before: string, after: string): number {
  let sum = 0;
  if (isCapital(character) && /\p{Ll}/u.test(before)) sum += capitalInWord;
  if (before.charCodeAt(0) > 127 && isLetter(before)) sum += besideAnother;
  if (!isLetter(before) && !isLetter(after) && !words.includes(character)) sum += single;
  return sum;
}

function languageCost(text: string, written: WrittenLanguages, letters: number): number {
  const { ofWords, ofFile } = languageShare(text, written);
  return letters * (foreignInWord * (1 - ofWords) + foreignInFile * (1 - ofFile));
}

const isLetter = (character: string): boolean => /\p{L}/u.test(character);
const isCapital = (character: string): boolean => /\p{Lu}/u.test(character);
