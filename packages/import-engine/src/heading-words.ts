import { wholeWords } from './abbreviations.ts';
import { measureUnits } from './fixes/measure-units.ts';
import { headingForm, headingRead, headingWords } from './heading-form.ts';
import { headingUnit } from './heading-unit.ts';
import { withPlainCharacters } from './plain-characters.ts';

/** Words without meaning in the headings of any import: units, currencies, and marks of required columns. */
const everywhere = new Set(
  'the of a an cm cms mm in inch inches kg kgs g gram grams lb lbs pound pounds oz ounce ounces usd cny rmb eur gbp cad aud nzd mxn jpy hkd chf required optional'.split(
    ' ',
  ),
);
/** Words that form a question: "Are batteries required?" */
const grammar = new Set('are is does'.split(' '));
/** Languages: "Name/Deutsch", "description(en-gb)". */
const languages = new Set(
  'en gb de fr es it ja jp cn zh english german deutsch french spanish italian japanese chinese 英 文'.split(
    ' ',
  ),
);
/** Words that, alone in brackets, change nothing: units, currencies, languages, countries, "required". */
const qualifiers = new Set([
  ...measureUnits.keys(),
  ...languages,
  ...'usd cny rmb eur gbp cad aud nzd mxn jpy hkd chf sgd myr rm inr rs thb vnd idr rp php twd nt krw brl r sek nok dkk pln czk try local currency metric imperial required optional if any code'.split(
    ' ',
  ),
  ...'y n yes no true false iso us uk ca eu usa 전체 분할 必填 选填 必 填 可 选 任 意 須 不 未 含 税 tax vat excl incl ht ttc 美 元 人 民 币 单 位'.split(
    ' ',
  ),
]);
const wordsOfRemark = 6;
/** The maximum length of a column's values after its heading: "Name (35)". */
const lengthGiven = /^\d{1,3}$/;
const lengthBehind = /[(（]\d{1,3}[)）]\s*$/u;
/** "Delivery Address/Street": a part of a party's address, identified by the party. */
const ofAddress = /(?<=\p{L})\s*address\s*\/\s*(?=\p{L})/giu;
/** "G.W./CTN", "Weight per unit": what the measure is per. */
const perPiece =
  /(?:\/|\bper\b)\s*(?:ctns?|cartons?|case|box|pcs?|pieces?|units?|ea|each|item|箱|件|个)\.?(?=$|[^\p{L}])/giu;
/** The number of pieces in one of something is not the field's number: 件数/箱, "Pcs/ctn". */
const countOf = /(?:\b(?:pcs|pieces?|qty|quantity|units?|eaches|ea)\b|[件个数]数?量?)\s*$/iu;
/** The expected format of a date: "Order date as dd-mm-yyyy hh:MM". */
const dateFormat =
  /(?:\b(?:as|in)\s+)?\b[dmy]{1,4}([-/. ])[dmy]{1,4}\1[dmy]{1,4}\b(?:\s+hh:?mm(?::?ss)?)?/giu;
const brackets = /[([（【]([^([（【)\]）】]*)[)\]）】]/gu;
const betweenNames = /[/／()（）[\]【】]/u;
const everywhereChinese = ['必填', '选填', '厘米', '毫米', '英寸', '千克', '公斤', '盎司', '美元', '人民币'];

/** The parts of a heading that are compared with the spellings of every field. */
export interface HeadingForms {
  /** The heading itself. */
  text: string;
  /** See `headingForm`. */
  form: string;
  /** The form without qualifiers: a unit or language in brackets, "per carton". */
  bare: string | undefined;
  /** Alternative names within one heading: "UPC/Barcode", "Country of Origin (COO)", CityOrTown. */
  names: readonly string[];
  /** All of its words, and the significant ones. */
  words: readonly string[];
  telling: readonly string[];
}

/** Parses headings, without insignificant words; see `ImportDefinition.headingNoise`. Created once per suggestion. */
export class HeadingReader {
  readonly #english: ReadonlySet<string>;
  readonly #chinese: RegExp;
  readonly #read = new Map<string, HeadingForms>();

  constructor(noise: readonly string[]) {
    const isChinese = (word: string) => /\p{Script=Han}/u.test(word);
    this.#english = new Set(noise.filter((word) => !isChinese(word)));
    const chinese = [...noise.filter(isChinese), ...everywhereChinese];
    this.#chinese = new RegExp(chinese.toSorted((one, other) => other.length - one.length).join('|'), 'gu');
  }

  of(written: string): HeadingForms {
    const known = this.#read.get(written);
    if (known) return known;
    const heading = withPlainCharacters(headingRead(written)).replaceAll(ofAddress, ' ');
    const words = plainWords(heading.replace(lengthBehind, ' '));
    const form = headingForm(heading);
    const bare = headingForm(withoutQualifiers(heading));
    const names = namesIn(heading);
    const synonyms = words.filter((word) => word !== 'or' && word !== 'and');
    const forms: HeadingForms = {
      form,
      bare: bare === form || bare === '' ? undefined : bare,
      text: heading,
      names: names.length > 0 ? names : synonyms.length > 1 ? synonyms : [],
      words,
      telling: this.#telling(heading, words),
    };
    this.#read.set(written, forms);
    return forms;
  }

  /** The significant words; all words if none is. */
  #telling(heading: string, words: readonly string[]): readonly string[] {
    const telling = new Set(headingWords(heading.replaceAll(this.#chinese, ' ')));
    for (const word of telling)
      if (this.#english.has(word) || everywhere.has(word) || grammar.has(word)) telling.delete(word);
    return telling.size > 0 ? wholeWords([...telling]) : [...new Set(words)];
  }
}

/** The words of a heading or a spelling, abbreviations expanded, without function words. */
export function plainWords(text: string): string[] {
  const words = headingWords(withPlainCharacters(text));
  const plain = words.filter((word) => !grammar.has(word));
  return wholeWords(plain.length > 0 ? plain : words);
}

/** The two names of "UPC/Barcode" or "Länge [Length]", or the one of "Name/Deutsch [Name/de]"; empty if there are more. */
function namesIn(heading: string): string[] {
  const parts = heading.split(betweenNames).filter((part) => headingForm(part) !== '');
  const telling = parts.filter(
    (part) => !headingWords(part).every((word) => languages.has(word) || measureUnits.has(word)),
  );
  const names = [...new Set(telling.map(headingForm))];
  return parts.length > 1 && names.length <= 2 ? names : [];
}

/** Whether a column must be filled, and whose clock its times are of: "(facultatif pour Mode)", （站点时间）, (简写). */
const remarkInWords =
  /^\s*(?:(?:optional|required|mandatory|facultatif|obligatoire|optionnel|opcional|obligatorio|pflicht)(?!\p{L})|(?:站点|北京|当地|本地|平台)时间\s*$|(?:简写|缩写)\s*$)/iu;

/** Only qualifying words, or so many that they are an explanation. */
const isRemark = (inner: string, words = headingWords(inner)): boolean =>
  words.length >= wordsOfRemark ||
  remarkInWords.test(inner) ||
  words.every((word) => qualifiers.has(word) || lengthGiven.test(word));

/** "LTL/FTL", but not units, which show what the column is. */
const isChoice = (inner: string): boolean =>
  inner.includes('/') && !headingWords(inner).every((word) => measureUnits.has(word));

/** A heading without a qualifier or a list of possible values: "Load type (LTL/FTL)". */
export function withoutQualifiers(written: string): string {
  const heading = headingRead(written);
  const isUnit = headingUnit(heading, 'weight') ?? headingUnit(heading, 'length');
  return heading
    .replaceAll(dateFormat, ' ')
    .replaceAll(brackets, (all, inner: string) => (isUnit || isChoice(inner) || isRemark(inner) ? ' ' : all))
    .replaceAll(perPiece, (all, at: number, text: string) => (countOf.test(text.slice(0, at)) ? all : ' '));
}
