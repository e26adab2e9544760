import { withPlainCharacters } from './plain-characters.ts';

/**
 * The form in which headings are kept and found again: lower case, half width, letters and digits only, so "Variant SKU*",
 * "variant_sku" and "ＶａｒｉａｎｔＳＫＵ" are equal.
 */
export function headingForm(heading: string): string {
  return headingRead(heading)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** The form in which headings are compared with the names of fields, in which Chinese is also simplified. */
export const comparedForm = (heading: string): string => headingForm(withPlainCharacters(heading));

/** A heading may be as long as a cell; its first words are enough. */
const charactersRead = 500;

/** The part of a heading that is examined: searching a very long one for brackets and units would be slow. */
export const headingRead = (heading: string): string =>
  heading.length > charactersRead ? heading.slice(0, charactersRead) : heading;

const unitInBrackets = /[([【](?:[a-z]{1,4}|[厘毫]?米|千?克|公斤|磅|盎司|英寸|美?元|人民币)[)\]】]/giu;

/** The same without a unit or currency in brackets: 单品毛重(g) is 单品毛重. */
export const formWithoutUnit = (heading: string): string =>
  headingForm(headingRead(heading).normalize('NFKC').replaceAll(unitInBrackets, ''));

/**
 * The words of a heading: "packageLength (cm)" has package, length, cm. Chinese has no spaces, so each character
 * counts. The vowels and tones of Thai are marks, and part of their word.
 */
export function headingWords(heading: string): string[] {
  const spaced = headingRead(heading)
    .normalize('NFKC')
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .toLowerCase();
  return spaced.match(/\p{Script=Han}|(?:[^\P{L}\p{Script=Han}]\p{M}*)+|\p{N}+/gu) ?? [];
}
