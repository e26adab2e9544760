import type { ImportField } from '@lading/contracts/imports/define-import';
import { valuesFit } from './column-profile.ts';
import { headingForm } from './heading-form.ts';
import { tellingWords, wordSimilarity } from './word-similarity.ts';

/** Why a column was suggested: its heading is the field's own, stood for it before, is a known other name, a similar one, or its values look like it. */
export type MappingReason = 'exact' | 'learned' | 'alias' | 'similar' | 'values';

/** How well a column suits a field, 0 to 1. */
export interface HeadingScore {
  score: number;
  reason: MappingReason;
}

/** Three words of four are not enough: the fourth is the one that tells "sale price" from "cost price". */
const similarEnough = 0.76;
/** What a heading earns by itself; values move it a little. */
const worth = { exact: 1, alias: 0.95, values: 0.55 };

/** What a heading earns that people of the organisation took for the field before: more than any other name, less than its own. */
export const learnedScore: HeadingScore = { score: 0.955, reason: 'learned' };

/** The spellings of a field in comparable form, made once per suggestion. */
export interface FieldSpellings {
  field: ImportField;
  own: ReadonlySet<string>;
  aliases: readonly string[];
  words: readonly (readonly string[])[];
}

export function fieldSpellings(field: ImportField): FieldSpellings {
  const own = [field.key, field.label.en, field.label.zh];
  return {
    field,
    own: new Set(own.map(headingForm)),
    aliases: field.aliases.map(headingForm),
    words: [...own, ...field.aliases].map(tellingWords),
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
  const words = tellingWords(heading);
  let best = 0;
  for (const known of spellings.words) best = Math.max(best, wordSimilarity(words, known));
  return best >= similarEnough ? { score: 0.3 + 0.5 * best, reason: 'similar' } : undefined;
}
