import type { ImportField } from '@lading/contracts/imports';
import { valuesFit } from './column-profile.ts';
import { withoutGroup } from './header-rows.ts';
import { areCountryNumbers } from './country-numbers.ts';
import { fieldOptions } from './field-options.ts';
import { comparedForm } from './heading-form.ts';
import { plainWords, type HeadingForms, type HeadingReader } from './heading-words.ts';
import type { HeadingScore } from './mapping-score.ts';
import type { OtherName, OtherNames } from './other-names.ts';
import { isLoose, mayTell, valuesScore } from './values-score.ts';
import { wordSimilarity } from './word-similarity.ts';

/** Three matching words of four are not enough: the fourth separates "sale price" from "cost price". */
const similarEnough = 0.76;
/** The share of values that fit the field of an ambiguous heading; of a choice, whose words are everyday ones. */
const likelyFit = 0.6;
const nearlyAll = 0.95;
/** The significant words alone are slightly weaker evidence than all words. */
const tellingWorth = 0.98;
/** A common prefix of all headings of a file: "order.shipping_city". */
const ofOrder = /^orders?\.(?=\p{L})/iu;
const sizes = /尺寸|体积|dimension|volume|\bsize\b/iu;
const measureOfUnit =
  /^\W*unit[\s_-]+(?:(?:gross|net)[\s_-]+)?(?:weight|wt|wgt|length|len|width|height|[lwhd])[\s*]*(?:[([].*)?$/i;
const measureOfUnitChinese = /^\W*单位(?:[毛净]?重|[长宽高]|体积)/u;
/** "Unit quantity" is a count of units, not a unit. */
const countOfUnits = /\bunits?[\s_-]+(?:quantity|qty|count|price|cost)\b/i;
/** Scores of a heading by name; its values adjust them slightly. */
const worth = {
  exact: 1,
  alias: 0.95,
  other: 0.9,
  withoutUnit: 0.82,
  twice: 0.81,
  byValues: 0.78,
  weak: 0.74,
  weakWithoutUnit: 0.69,
  otherWeak: 0.73,
};

/**
 * Score of a heading that this organization mapped to the field before: more than any other name, less than the
 * field's own.
 */
export const learnedScore: HeadingScore = { score: 0.955, reason: 'learned' };

/** The spellings of a field in comparable form, made once per suggestion. */
export interface FieldSpellings {
  field: ImportField;
  own: ReadonlySet<string>;
  aliases: readonly string[];
  weak: ReadonlySet<string>;
  byValues: ReadonlySet<string>;
  words: readonly (readonly string[])[];
  weakWords: readonly (readonly string[])[];
  /** How a heading names the field by a further name. */
  otherName: (heading: string) => OtherName | undefined;
}

export function fieldSpellings(field: ImportField, others: OtherNames): FieldSpellings {
  const { key, label, aliases, weakAliases = [] } = field;
  const forms = aliases.map(comparedForm);
  const weak = new Set(weakAliases.map(comparedForm));
  // "Name" is a key, and in a file it may be anyone's.
  const isOwnKey = /\p{Lu}/u.test(key) || !(forms.includes(key) || weak.has(key));
  const own = [...(isOwnKey ? [key] : []), label.en, label.zh];
  return {
    field,
    own: new Set(own.map(comparedForm)),
    aliases: forms,
    weak,
    byValues: new Set(field.valueAliases?.map(comparedForm)),
    words: [...own, ...aliases].map(plainWords),
    weakWords: weakAliases.map(plainWords),
    otherName: (heading) => others.of(heading).get(key),
  };
}

/**
 * Scores a column for a field by its heading and values. `isShared` means that the heading fits several fields
 * ("Barcode"): then the values must decide.
 */
export function headingScore(
  spellings: FieldSpellings,
  heading: string,
  values: readonly string[],
  isShared: boolean,
  reader: HeadingReader,
): HeadingScore | undefined {
  const { field } = spellings;
  // The weight of one unit is not a unit of weight.
  if (field.isUnit && (measureOfUnit.test(heading) || measureOfUnitChinese.test(heading))) return undefined;
  if (field.options === 'customs-units' && countOfUnits.test(heading)) return undefined;
  const named = nameScore(spellings, heading, reader);
  const isByValues = spellings.byValues.has(reader.of(heading).form);
  // Most columns are unrelated to most fields: skip their values.
  if (!named && !isByValues && !mayTell(field, heading)) return undefined;
  const fit = valuesFit(field, values);
  if (!named || named.reason === 'similar') {
    const told = valuesScore(field, heading, values, fit);
    if (told && told.score > (named?.score ?? 0)) return told;
  }
  // The heading is ambiguous, but the values match.
  if (!named)
    return isByValues && isToldByValues(field, values, fit ?? 0)
      ? { score: worth.byValues, reason: 'alias' }
      : undefined;
  // A person is not named by a number: such a "Name" belongs to the order.
  if (
    isShared &&
    field.looksLike === 'person' &&
    values.length > 0 &&
    values.every((value) => /\d/.test(value))
  )
    return undefined;
  const isNumbered = field.options === 'countries' && areCountryNumbers(values);
  const fits = (isNumbered ? 1 : isLoose(field) ? undefined : fit) ?? (values.length === 0 ? 0.5 : 1);
  const isUnlikely = fits < 0.2;
  if (isUnlikely && (named.reason === 'similar' || (isShared && field.looksLike))) return undefined;
  // The size of a package is not its type.
  if (named.reason === 'similar' && !field.measure && !field.isUnit && sizes.test(heading)) return undefined;
  // A unit has few spellings: a column of 件 and 套 is something else under any heading.
  if (fits === 0 && field.options && (named.reason !== 'exact' || field.isUnit)) return undefined;
  const score = named.score * (isUnlikely ? 0.7 : 1) * (0.95 + 0.05 * fits);
  return score < 0.5 ? undefined : { score: Math.round(score * 1000) / 1000, reason: named.reason };
}

/** Whether values tell the field of an ambiguous heading. */
function isToldByValues(field: ImportField, values: readonly string[], fit: number): boolean {
  if (fit <= likelyFit) return false;
  const options = fieldOptions(field);
  if (!options || fit >= nearlyAll) return true;
  return (
    field.tellingValue !== undefined && values.some((text) => options.valueOf(text) === field.tellingValue)
  );
}

function nameScore(
  spellings: FieldSpellings,
  heading: string,
  reader: HeadingReader,
): HeadingScore | undefined {
  const whole = formScore(spellings, reader.of(heading));
  const last = withoutGroup(heading).replace(ofOrder, '');
  if (whole?.reason === 'exact' || whole?.reason === 'alias' || last === heading) return whole;
  // A heading inside a group may mean something other than it does alone: "报关信息 › 单价".
  const inGroup = formScore(spellings, reader.of(last));
  return inGroup && { ...inGroup, score: inGroup.score * 0.97 };
}

function formScore(spellings: FieldSpellings, heading: HeadingForms): HeadingScore | undefined {
  const { form, bare, names } = heading;
  const { field } = spellings;
  if (form === '') return undefined;
  if (spellings.own.has(form)) return { score: worth.exact, reason: 'exact' };
  const alias = spellings.aliases.indexOf(form);
  // Spellings are ordered by likelihood: "Customs value" before "Price".
  if (alias !== -1) return { score: worth.alias - (0.12 * alias) / (alias + 10), reason: 'alias' };
  if (bare !== undefined && (spellings.own.has(bare) || spellings.aliases.includes(bare)))
    return { score: worth.withoutUnit, reason: 'alias' };
  const other = spellings.weak.has(form) ? undefined : spellings.otherName(heading.text);
  if (other?.kind === 'name')
    return { score: worth.other - (0.06 * other.rank) / (other.rank + 10), reason: 'alias' };
  const isName = (name: string) =>
    spellings.own.has(name) || spellings.aliases.includes(name) || spellings.otherName(name)?.kind === 'name';
  if (names.length > 0 && names.every(isName)) return { score: worth.twice, reason: 'alias' };
  // "包装尺寸【长】"
  if (names.length === 2 && field.measure && sizes.test(names[0]!) && isName(names[1]!))
    return { score: worth.twice, reason: 'alias' };
  if (spellings.weak.has(form)) return { score: worth.weak, reason: 'alias' };
  if (bare !== undefined && spellings.weak.has(bare))
    return { score: worth.weakWithoutUnit, reason: 'alias' };
  if (other) return { score: worth.otherWeak - (0.05 * other.rank) / (other.rank + 10), reason: 'alias' };
  if (spellings.byValues.has(form)) return undefined;
  const best = mostAlike(heading, spellings.words);
  if (best >= similarEnough) return { score: 0.3 + 0.5 * best, reason: 'similar' };
  const weak = mostAlike(heading, spellings.weakWords);
  return weak >= similarEnough ? { score: 0.3 + 0.4 * weak, reason: 'similar' } : undefined;
}

/** "Address" is not the second line of an address. */
const hasNumbersOf = (known: readonly string[], words: readonly string[]): boolean =>
  known.every((word) => !/^[2-9二三四]$/u.test(word) || words.includes(word));

/** Similarity, 0 to 1, of the nearest spelling to the words of a heading or its significant words. */
function mostAlike({ words, telling }: HeadingForms, spellings: readonly (readonly string[])[]): number {
  let best = 0;
  for (const known of spellings) {
    for (const some of words.length === telling.length ? [words] : [words, telling]) {
      const [few, many] = some.length < known.length ? [some, known] : [known, some];
      // At most as many words can match as the shorter one has.
      if (few.length < similarEnough * many.length) continue;
      const alike = wordSimilarity(some, known) * (some === words ? 1 : tellingWorth);
      if (alike > best && hasNumbersOf(known, words)) best = alike;
    }
  }
  return best;
}
