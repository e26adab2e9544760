import { measureUnits, type MeasureUnit } from './fixes/measure-units.ts';

/** Outside brackets these are too short to distinguish from a word or a sign. */
const bracketsOnly = new Set([
  ...[
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
  ],
]);
/** Two-character Chinese units before one-character ones: 厘米 is not 米. */
const chineseUnits = [...measureUnits.keys()]
  .filter((word) => /^\p{Script=Han}+$/u.test(word))
  .toSorted((one, other) => other.length - one.length);
/** A Chinese word for the weight in grams. */
const gramWeight = /^克重|[^\p{Script=Han}]克重$/u;

/**
 * The unit that a heading names for its column: "Length (in)", "WeightOz", "Variant Grams", 毛重(g), 重量（克）. Undefined
 * if none or more than one of the kind is named, as in our own "Weight (lb/kg)".
 *
 * @param of what the column measures; units of the other kind do not count
 */
export function headingUnit(heading: string, of: MeasureUnit['of']): MeasureUnit | undefined {
  const plain = heading.normalize('NFKC').trim();
  const inBrackets = Array.from(
    plain.matchAll(/[([{【〔<]([^)\]}】〕>]*)[)\]}】〕>]/gu),
    ([, inner]) => inner!,
  );
  const bracketed = inBrackets.flatMap((text) => unitsIn(text, of, false));
  if (bracketed.length > 0) return theOnly(bracketed);
  const bare = plain.replaceAll(/[([{【〔<][^)\]}】〕>]*[)\]}】〕>]/gu, ' ');
  if (of === 'weight' && gramWeight.test(bare)) return measureUnits.get('g');
  return theOnly(unitsAtEnd(bare, of));
}

/** The unit that the cell of a column of units names: "GR", "Inches", "cm/kg", "hundredths_pounds" is none. */
export function unitOfText(text: string, of: MeasureUnit['of']): MeasureUnit | undefined {
  return text === '' ? undefined : theOnly(unitsIn(text, of, true));
}

/** The unit after a number, as in "15.98 oz", and the text before it. */
export function unitBehind(
  text: string,
  of: MeasureUnit['of'],
): { unit: MeasureUnit; text: string } | undefined {
  const last = text.charCodeAt(text.length - 1);
  if (last >= 48 && last <= 57) return undefined;
  const [, number, word = ''] = /^([\d.,]*\d)\s*(\p{L}+\.?)$/u.exec(text) ?? [];
  const unit = unitOfText(word, of);
  return number && unit ? { unit, text: number } : undefined;
}

/** A unit without what may be written around it: "lb(s)", "(kg)", "pcs." */
export const unitWord = (word: string): string => {
  const bare = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\((?:s|es)\)$/, '')
    .replaceAll(/^[([]+|[)\]]+$/g, '');
  return measureUnits.has(bare) ? bare : bare.replace(/\.$/, '');
};

function unitsIn(text: string, of: MeasureUnit['of'], isWhole: boolean): MeasureUnit[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .split(/[\s/,;、|&+]+/u)
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
  const trimmed = bare.replace(/[\s*:：_-]+$/u, '');
  const chinese = chineseUnits.find((word) => trimmed.endsWith(word));
  const [, last = ''] = /(\p{Lu}?\p{Ll}+|\p{Lu}+)\.?$/u.exec(trimmed) ?? [];
  const word = chinese ?? last.toLowerCase();
  // "in" is not extracted from a word in capitals ("MARGIN"): the last run of letters is the whole word.
  const unit = bracketsOnly.has(word) ? undefined : measureUnits.get(word);
  return unit?.of === of ? [unit] : [];
}

function theOnly(units: readonly MeasureUnit[]): MeasureUnit | undefined {
  return units.every((unit) => unit === units[0]) ? units[0] : undefined;
}
