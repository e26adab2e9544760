import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trimEnd } from '@lading/contracts/core';

/** What surrounds the word of a password: digits and the signs of the rule of spec §5. */
const around = '0123456789_$@%';
/** Digits and signs around a common word that make nothing of it: a year, a date, a count. */
const mostAround = 8;
/** Variants of a word in the list that make it a word that people begin with. */
const fewestVariants = 3;
/** Not in the list as such, for it has nothing shorter than eight characters. */
const moreWords =
  'abc,admin,autumn,changeme,default,football,guest,letmein,login,root,secret,spring,summer,sunshine,test,user,winter,' +
  'january,february,march,april,june,july,august,september,october,november,december,' +
  'monday,tuesday,wednesday,thursday,friday,saturday,sunday';

/** Rows and columns of a keyboard and sequences, read in both directions. */
const lines = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujm',
  '147258369',
].flatMap((line) => [line, [...line].toReversed().join('')]);
const shortestRun = 3;
/** Characters outside of runs that make nothing of them. */
const mostLeft = 2;

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
/** Reads the digits and signs in a word as the letters for which people write them. */
const asLetters = (text: string): string => text.replaceAll(/[013457@$]/g, (sign) => letters[sign] ?? sign);

interface Known {
  /** Whole passwords. */
  passwords: ReadonlySet<string>;
  /** Words that common passwords consist of, besides digits and signs. */
  words: ReadonlySet<string>;
}
let known: Known | undefined;

/**
 * Lower case, one a line: the common and breached passwords of `@zxcvbn-ts/language-common` 3.0.4 (MIT) that match the rule of spec
 * §5.
 */
function readKnown(): Known {
  const passwords = new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'),
  );
  const variants = new Map<string, number>();
  for (const password of passwords) {
    const word = trimEnd(password, around);
    if (word !== password && /^[a-z]{3,}$/.test(word)) variants.set(word, (variants.get(word) ?? 0) + 1);
  }
  const words = new Set(moreWords.split(','));
  for (const [word, count] of variants) if (count >= fewestVariants) words.add(word);
  return { passwords, words };
}

/** The length of the walk or sequence that begins at a place of a text; 0 for none. */
function runAt(text: string, at: number): number {
  const isRun = (length: number): boolean =>
    at + length <= text.length && lines.some((line) => line.includes(text.slice(at, at + length)));
  if (!isRun(shortestRun)) return 0;
  let length = shortestRun;
  while (isRun(length + 1)) length += 1;
  return length;
}

/** Whether it consists of a keyboard's rows, columns or sequences, such as `qwerty123`, with years and signs anywhere. */
function isWalk(password: string): boolean {
  const text = password.replaceAll(/[_$@%]/g, '').replaceAll(/(?:19|20)\d\d/g, '');
  let left = 0;
  let at = 0;
  while (at < text.length) {
    const run = runAt(text, at);
    if (run === 0) left += 1;
    at += Math.max(run, 1);
  }
  return left <= mostLeft;
}

/** The shortest text of which it consists, over and over; undefined when it is not repeated. */
const repeatedIn = (text: string): string | undefined => /^(.+?)\1+$/.exec(text)?.[1];

/** Whether a text is a common password or, besides a few digits and signs, a common word. */
function isKnown(text: string, { passwords, words }: Known): boolean {
  const ended = trimEnd(text, around);
  const bare = ended.replace(/^[0-9_$@%]+/, '');
  return [text, ended, bare].some((each) => {
    const isShort = text.length - each.length <= mostAround;
    return [each, asLetters(each)].some((read) => passwords.has(read) || (isShort && words.has(read)));
  });
}

/**
 * Whether a password is among the first that attackers try: a common or breached one or a common word, with digits or signs around it
 * or in place of letters; a walk over the keyboard or a sequence; a few characters or a common word repeated.
 */
export function isCommonPassword(password: string): boolean {
  known ??= readKnown();
  const plain = password.toLowerCase();
  if (new Set(plain).size <= 2 || isWalk(plain) || isKnown(plain, known)) return true;
  const repeated = repeatedIn(plain) ?? repeatedIn(trimEnd(plain, around));
  return repeated !== undefined && (repeated.length <= 4 || isKnown(repeated, known));
}

/** Shorter ones are in too many words. */
const shortestWord = 3;
/** Letters besides such a word that make nothing of it. */
const mostLetters = 2;

/** The words of a text, and all of them together; those of fewer than three letters do not count. */
function wordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return [...words, words.join('')].filter((word) => word.length >= shortestWord);
}

/**
 * Whether a password is, besides digits, signs and up to two letters, what anyone knows of its owner.
 * @param own texts such as the person's name, e-mail address and organization, and the name of the product
 */
export function isOfOwnWords(password: string, own: readonly string[]): boolean {
  const words = own.flatMap(wordsIn).toSorted((one, other) => other.length - one.length);
  const plain = password.toLowerCase().replaceAll(/[_%]/g, '');
  return [plain, asLetters(plain)].some((text) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text);
    return rest !== text && rest.replaceAll(/[^a-z]/g, '').length <= mostLetters;
  });
}
