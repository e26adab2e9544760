import { longestSpelling } from './fixes/longest-spelling.ts';
import { measureUnits, type MeasureUnit } from './fixes/measure-units.ts';
import { headingRead } from './heading-form.ts';
import { blankSigns, trimSigns } from './trim-signs.ts';

/** Outside brackets these are too short to distinguish from a word or a sign. */
const bracketsOnly = new Set([
  'm',
  't',
  'dm',
  'mg',
  '#',
  '"',
  '″',
  '”',
  "'",
  '′',
  '’',
  '码',
  'pie',
  'metro',
  'once',
  'libra',
  'м',
  'г',
  'μ',
  'م',
  'ม',
]);
/** Two-character Chinese units before one-character ones: 厘米 is not 米. */
const chineseUnits = [...measureUnits.keys()]
  .filter((word) => /^\p{Script=Han}+$/u.test(word))
  .toSorted((one, other) => other.length - one.length);
/** Units without another meaning, at any position in a heading: "Length mm, packed", 包装尺寸cm-长. */
const anywhere =
  /^(?:mm|cm|kgs?|lbs?|oz|grams?|kilograms?|pounds?|ounces?|inch|inches|(?:milli|centi)met(?:er|re)s?)$/;
/** A short unit after a Chinese word or punctuation: 长m, "Length, m", "Вес, г". */
const shortAtEnd = /(?:(?<=\p{Script=Han})\s*[/-]?|[,/_]|(?<=\p{Script=Cyrillic})\s)\s*(m|м|г)$/u;
/** The same after the word for a measure in any language: "Length m", "Weight mg", "Largo m", "Hauteur - m". */
const shortBehindWord = /[\s-](m|mg|dm|"|″)$/u;
const measureWord =
  /length|width|breadth|height|depth|weight|läng|laeng|breit|höh|hoeh|tief|longueur|largeur|hauteur|profond|largo|anch[oa]|\balt[oa]\b|altura|longitud|\bfondo|lunghezz|larghezz|altezz|comprimento|largura|lengte|breedte|hoogte|diepte|długoś|szerokoś|wysokoś|głęboko|délk|šířk|výšk|hloubk|bredd|höjd|djup|længde|højde|lengde|høyde|dybde|pituus|leveys|korkeus|syvyys|uzunluk|genişlik|yükseklik|derinlik|lungime|lățime|înălțime|hossz|szélesség|magasság|panjang|lebar|tinggi|chiều|dài|rộng|длин|ширин|высот|глубин|довжин|висот|ยาว|กว้าง|สูง|長さ|幅|高さ|奥行|길이|너비|높이|폭/iu;
/** Marketplaces count whole hundredths: `hundredths_pounds`, "Weight (hundredths of pounds)". */
const hundredths = /hundredths?[\s_-]*(?:of[\s_-]*(?:an?[\s_-]*)?)?(?:(lb|pound)|in)/iu;
/** The same words in other languages: "Gewicht Gramm netto". */
const anywhereElse = /^(?:mil+[ií]|[czs]ent[iíy]|santi|kilo|chilo|quilo|gram)/;
/** What a measure is per, in words: "Weight g per unit", "Gewicht in g pro Stück", "waga w g na sztukę". */
const perWord = /\s(?:per|pro|je|par|por|cada|na|за|на)\s+(\p{L}+)\.?\s*$/iu;
/** The same behind a slash, or the heading in another language: "Weight kg/pc", "Gewicht g/Stück", "重量 g / Weight". */
const wordsOnly = /^\p{L}[\p{L}\p{M}. ]*$/u;
/** A Chinese word for weight in grams. */
const gramWeight = /^克重|[^\p{Script=Han}]克重$/u;

/**
 * The unit that a heading names for its column: "Length (in)", "WeightOz", "Variant Grams", 毛重(g), 重量（克）. Undefined
 * if none or more than one of the kind is named, as in our own "Weight (lb/kg)".
 *
 * @param of what the column measures; units of the other kind do not count
 */
export function headingUnit(heading: string, of: MeasureUnit['of']): MeasureUnit | undefined {
  // One character may expand to many.
  const plain = headingRead(headingRead(heading).normalize('NFKC').trim());
  const fine = unitOfHundredths(plain);
  if (fine) return fine.of === of ? fine : undefined;
  const inBrackets = Array.from(
    plain.matchAll(/[([{【〔<]([^([{【〔<)\]}】〕>]*)[)\]}】〕>]/gu),
    ([, inner]) => inner!,
  );
  const bracketed = inBrackets.flatMap((text) => unitsIn(text, of, false));
  if (bracketed.length > 0) return theOnly(bracketed);
  const outside = plain.replaceAll(/[([{【〔<][^([{【〔<)\]}】〕>]*[)\]}】〕>]/gu, ' ');
  const bare = withoutPer(outside.trim(), of);
  if (of === 'weight' && gramWeight.test(bare)) return measureUnits.get('g');
  const atEnd = unitsAtEnd(bare, of);
  return theOnly(atEnd.length > 0 ? atEnd : unitsAnywhere(bare, of));
}

/** A heading without what its measure is per; a last word that is a unit or names one stays: "kg/lb", "Weight/重量g". */
function withoutPer(heading: string, of: MeasureUnit['of']): string {
  const isUnit = (word: string): boolean => measureUnits.has(word.toLowerCase());
  const [said, word = ''] = perWord.exec(heading) ?? [];
  if (said !== undefined && !isUnit(word)) return heading.slice(0, -said.length);
  const at = heading.lastIndexOf('/');
  const behind = heading.slice(at + 1).trim();
  if (at < 1 || !wordsOnly.test(behind) || behind.split(/[\s.]+/).some(isUnit)) return heading;
  return [...unitsAtEnd(behind, of), ...unitsAnywhere(behind, of)].length > 0
    ? heading
    : heading.slice(0, at);
}

function unitOfHundredths(text: string): MeasureUnit | undefined {
  const found = hundredths.exec(text);
  return found ? measureUnits.get(found[1] ? 'hundredths_pounds' : 'hundredths_inches') : undefined;
}

/** The unit in a cell of a unit column: "GR", "Inches", "cm/kg", "hundredths_pounds". */
export function unitOfText(text: string, of: MeasureUnit['of']): MeasureUnit | undefined {
  const fine = text.length > longestSpelling ? undefined : unitOfHundredths(text);
  if (fine) return fine.of === of ? fine : undefined;
  return text === '' || text.length > longestSpelling ? undefined : theOnly(unitsIn(text, of, true));
}

/** The unit after a number, as in "15.98 oz" or "1 1/2 in", and the text before it. */
export function unitBehind(
  text: string,
  of: MeasureUnit['of'],
): { unit: MeasureUnit; text: string } | undefined {
  const last = text.charCodeAt(text.length - 1);
  if (last >= 48 && last <= 57) return undefined;
  const [, number, word = ''] = behindNumber.exec(text) ?? [];
  const unit = unitOfText(word, of);
  return number && unit ? { unit, text: number } : undefined;
}

/** A decimal number or a fraction, and the word behind it. */
const behindNumber = /^((?:\d{1,4}[ -])?\d{1,2}[/⁄]\d{1,2}|\d{0,4}\s?[¼½¾⅓-⅞]|[\d.,]*\d)\s*(\p{L}+\.?)$/u;

/** A unit without the characters around it: "lb(s)", "(kg)", "pcs." */
export const unitWord = (word: string): string => {
  const small = word.normalize('NFKC').toLowerCase();
  const bare = trimSigns(small.replace(/\((?:s|es)\)$/, ''), '([', ')]');
  return measureUnits.has(bare) ? bare : bare.replace(/\.$/, '');
};

function unitsIn(text: string, of: MeasureUnit['of'], isWhole: boolean): MeasureUnit[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[单單]位/gu, ' ')
    .trim()
    .split(/[\s/,;:、|&+]+/u)
    .map((word) => unitWord(word))
    .filter(Boolean);
  // "(length in cm)" has one unit.
  const units = words.flatMap((word, at) =>
    word === 'in' && measureUnits.has(words[at + 1] ?? '') ? [] : [measureUnits.get(word)],
  );
  if (isWhole && units.includes(undefined)) return [];
  return units.filter((unit) => unit?.of === of) as MeasureUnit[];
}

/** "Length in", "WeightOz", "package_weight_g", 长cm and 重量克 end with their unit; "Ounces" consists of one. */
function unitsAtEnd(bare: string, of: MeasureUnit['of']): MeasureUnit[] {
  const trimmed = trimSigns(bare, '', `${blankSigns}*:：_-`);
  const behind = measureWord.test(trimmed) ? shortBehindWord.exec(trimmed) : null;
  const short = measureUnits.get((shortAtEnd.exec(trimmed) ?? behind)?.[1] ?? '');
  if (short) return short.of === of ? [short] : [];
  const chinese = chineseUnits.find((word) => trimmed.endsWith(word));
  const [, last = ''] = /(\p{Lu}?\p{Ll}+|\p{Lu}+)\.?$/u.exec(trimmed) ?? [];
  const word = chinese ?? last.toLowerCase();
  // "in" is not extracted from a word in capitals ("MARGIN"): the last run of letters is the whole word.
  const unit = bracketsOnly.has(word) ? undefined : measureUnits.get(word);
  return unit?.of === of ? [unit] : [];
}

function unitsAnywhere(bare: string, of: MeasureUnit['of']): MeasureUnit[] {
  if (/\bfl\b/i.test(bare)) return [];
  const words = bare.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];
  return words.flatMap((word) => {
    const unit = anywhere.test(word) || anywhereElse.test(word) ? measureUnits.get(word) : undefined;
    return unit?.of === of ? [unit] : [];
  });
}

function theOnly(units: readonly MeasureUnit[]): MeasureUnit | undefined {
  return units.every((unit) => unit === units[0]) ? units[0] : undefined;
}
