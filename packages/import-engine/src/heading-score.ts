import type { ImportField } from '@lading/contracts/imports/define-import';
import { valuesFit } from './column-profile.ts';
import { headingForm, headingWords } from './heading-form.ts';

/** Why a column was suggested: its heading is the field's own, a known other name, a similar one, or its values look like it. */
export type MappingReason = 'exact' | 'alias' | 'similar' | 'values';

/** How well a column suits a field, 0 to 1. */
export interface HeadingScore {
  score: number;
  reason: MappingReason;
}

const similarEnough = 0.72;
/** What a heading earns by itself; values move it a little. */
const worth = { exact: 1, alias: 0.95, values: 0.55 };

/** The spellings of a field in comparable form, made once per suggestion. */
export interface FieldSpellings {
  field: ImportField;
  own: ReadonlySet<string>;
  aliases: readonly string[];
  words: readonly ReadonlySet<string>[];
}

export function fieldSpellings(field: ImportField): FieldSpellings {
  const own = [field.key, field.label.en, field.label.zh];
  return {
    field,
    own: new Set(own.map(headingForm)),
    aliases: field.aliases.map(headingForm),
    words: [...own, ...field.aliases].map((spelling) => new Set(headingWords(spelling))),
  };
}

/**
 * Scores a column for a field by its heading and values. `isShared` says that the heading means several fields ("Barcode"): then
 * the values must decide.
 */
export function headingScore(
  spellings: FieldSpellings,
  heading: string,
  values: readonly string[],
  isShared: boolean,
): HeadingScore | undefined {
  const named = nameScore(spellings, heading);
  const fit = valuesFit(spellings.field, values);
  if (!named) {
    const isTelling = spellings.field.looksLike !== undefined && spellings.field.looksLike !== 'date-time';
    return isTelling && values.length >= 3 && fit !== undefined && fit > 0.9
      ? { score: worth.values, reason: 'values' }
      : undefined;
  }
  const fits = fit ?? (values.length === 0 ? 0.5 : 1);
  const isUnlikely = fits < 0.2;
  if (isUnlikely && (named.reason === 'similar' || (isShared && spellings.field.looksLike))) return undefined;
  const score = named.score * (isUnlikely ? 0.7 : 1) * (0.95 + 0.05 * fits);
  return score < 0.5 ? undefined : { score: Math.round(score * 1000) / 1000, reason: named.reason };
}

function nameScore(spellings: FieldSpellings, heading: string): HeadingScore | undefined {
  const form = headingForm(heading);
  if (form === '') return undefined;
  if (spellings.own.has(form)) return { score: worth.exact, reason: 'exact' };
  const alias = spellings.aliases.indexOf(form);
  // Spellings stand in the order of likelihood: "Customs value" before "Price".
  if (alias !== -1) return { score: worth.alias - Math.min(alias, 40) * 0.003, reason: 'alias' };
  const words = new Set(headingWords(heading));
  let best = 0;
  for (const known of spellings.words) best = Math.max(best, overlap(words, known));
  for (const known of [...spellings.own, ...spellings.aliases])
    best = Math.max(best, pairSimilarity(form, known));
  return best >= similarEnough ? { score: 0.3 + 0.5 * best, reason: 'similar' } : undefined;
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  return common / (one.size + other.size - common);
}

/** Dice's coefficient over pairs of neighbouring letters: 1 for equal texts, 0 for nothing in common. */
function pairSimilarity(one: string, other: string): number {
  if (one.length < 4 || other.length < 4) return 0;
  const pairs = new Map<string, number>();
  for (let at = 0; at < one.length - 1; at += 1) {
    const pair = one.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  let common = 0;
  for (let at = 0; at < other.length - 1; at += 1) {
    const left = pairs.get(other.slice(at, at + 2)) ?? 0;
    if (left === 0) continue;
    common += 1;
    pairs.set(other.slice(at, at + 2), left - 1);
  }
  return (2 * common) / (one.length + other.length - 2);
}
