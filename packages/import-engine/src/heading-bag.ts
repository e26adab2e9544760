import { wholeWords } from './abbreviations.ts';
import { measureUnits } from './fixes/measure-units.ts';
import { headingWords } from './heading-form.ts';
import { withPlainCharacters } from './plain-characters.ts';

/** Function words in several languages. */
const grammar = new Set(
  'the of for des der die das den dem du de la le les el los del della dello dell di da do dos et und and y or main primary para pour für fur dla voor для в во с со к по на от и'.split(
    ' ',
  ),
);
/** In a heading of an amount they carry no more meaning than a unit. */
const currencies = new Set('usd cny rmb eur gbp cad aud nzd mxn jpy hkd chf'.split(' '));
/** A word of a script with spaces between words: in others, a unit may be part of a word. */
const hasSpaces = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hangul}]{2,}$/u;
/** Before a unit: "Poids en kg", "Peso em kg". Elsewhere they may be a language. */
const beforeUnit = new Set(['en', 'em']);
const shortestPlural = 5;
/** Before "of" these are counts: "No. of cartons" is not "Carton no." */
const counting = new Set('number numbers no nos num nr nbr'.split(' '));

/**
 * The words of a heading without order, accents, plural and genitive endings, function words and units: "PLZ des Empfängers" and
 * "Empfaenger-PLZ" have the same bag, and so have "Peso_gr" and "peso". Each Chinese character is a word.
 */
export function headingBag(heading: string): string[] {
  const words = headingWords(withPlainCharacters(heading))
    .filter((word, at, all) => !(beforeUnit.has(word) && measureUnits.has(all[at + 1] ?? '')))
    .map((word, at, all) => (counting.has(word) && all[at + 1] === 'of' ? 'count' : word));
  const telling = narrowed(
    words,
    (word) => !grammar.has(word) && !/^[\p{Script=Latin}\p{Script=Cyrillic}]$/u.test(word),
  );
  const bag = narrowed(
    telling,
    (word) => !hasSpaces.test(word) || !(measureUnits.has(word) || currencies.has(word)),
  );
  return [...new Set(wholeWords(bag).flatMap(plain))].toSorted();
}

/** The remaining words; all of them if none remains. */
function narrowed(words: readonly string[], isKept: (word: string) => boolean): readonly string[] {
  const kept = words.filter(isKept);
  return kept.length > 0 ? kept : words;
}

/** Abbreviations used by programs. */
const shortened: Readonly<Record<string, string>> = {
  dttm: 'date',
  datetime: 'date',
  dt: 'date',
  no: 'number',
};

function plain(word: string): string[] {
  const bare = word
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1');
  const singular = bare.length >= shortestPlural && /[a-z]s$/.test(bare) ? bare.replace(/s+$/, '') : bare;
  // "Lieferadresse", "Käuferadresse": the address of a party.
  const [, party, address] = /^([a-z]{4,})(adresse)$/.exec(singular) ?? [];
  return party && address
    ? [party, address]
    : [Object.hasOwn(shortened, singular) ? shortened[singular]! : singular];
}
