import type { ImportDefinition } from '@lading/contracts/imports';
import { withAmountsByValues } from './amount-columns.ts';
import { withCarrierCompany } from './carrier-company.ts';
import { assignInTurn } from './assign-in-turn.ts';
import { withoutAttributePath } from './attribute-paths.ts';
import { nameColumns, withFurtherLines } from './column-pairs.ts';
import { columnProfile } from './column-profile.ts';
import { withDepthAsSide } from './depth-columns.ts';
import { comparedForm, formWithoutUnit, headingForm } from './heading-form.ts';
import { fieldSpellings, headingScore, learnedScore } from './heading-score.ts';
import { HeadingReader } from './heading-words.ts';
import { columnsOfSource } from './joined-columns.ts';
import { knownForms } from './known-forms.ts';
import type { HeadingScore, MappingReason } from './mapping-score.ts';
import { withTimeOfDay } from './moment-columns.ts';
import { namesOtherParty, withNeighbourParties } from './neighbour-party.ts';
import { dropArticles } from './order-article-columns.ts';
import { takeReferenceAsNumber } from './order-number-columns.ts';
import { type OtherNames, otherNamesOf } from './other-names.ts';
import { preferDollars } from './prefer-dollars.ts';
import { preferFilled } from './prefer-filled.ts';
import { dropOthers, preferPackages } from './prefer-packages.ts';
import type { Recipe } from './recipes/recipe.ts';
import { shorterHeadings } from './shared-prefix.ts';
import type { Sheet } from './sheet.ts';
import { takeRecipe } from './recipes/take-recipe.ts';
import { takeSizes } from './size-columns.ts';
import { withCodeParts, withHouseNumber } from './split-columns.ts';
import { withStateOfAddress } from './state-columns.ts';
import { inTwoLanguages, surelyWord, withoutNumbers } from './two-languages.ts';

/** The column suggested for a system field, how sure the suggestion is (0 to 1), and why it was made. */
export interface SuggestedColumn {
  clientField: string;
  score: number;
  reason: MappingReason;
}

/**
 * Suggests a column for each system field (decision D8): by its own name, a mapping that this organization used
 * before, an alias from another shop or language, a similar name, or its values. No column is assigned twice; fields
 * without a likely column are absent. The columns of a name in parts are suggested together (see `joinColumns`), the sides of one column of
 * sizes apart (see `takeSizes`).
 *
 * @param sheet the head of a sheet is enough; `isWhole` if there are no more rows
 * @param learned heading form (see {@link headingForm}) → the system field of its last import
 * @param recipe what is known about the file's origin; it takes precedence over everything but learned mappings
 */
export function suggestMapping(
  definition: ImportDefinition,
  sheet: Pick<Sheet, 'headings' | 'columns'> & { isWhole?: boolean },
  learned: Readonly<Record<string, string>> = {},
  recipe?: Recipe,
): Record<string, SuggestedColumn> {
  const known = knownForms(definition);
  const others = otherNamesOf(definition);
  const names = nameColumns(sheet.headings, sheet.columns);
  // The joined name replaces the first of its parts; the others are not candidates themselves.
  const nameOf = sheet.headings.map((_, column) => names.find(({ places }) => places.includes(column)));
  const named = sheet.headings.map((own, column) => nameOf[column]?.heading ?? own);
  // Files of a known origin have their own names.
  const whole = ((recipe ? undefined : withoutNumbers(named)) ?? named).map(withoutAttributePath);
  const fieldsOf = (heading: string) => [
    ...(known.get(comparedForm(heading)) ?? []),
    ...others.of(heading).keys(),
  ];
  const isKnown = (heading: string) => fieldsOf(heading).length > 0;
  const shorter = recipe ? [] : shorterHeadings(whole, definition.rowNames ?? []);
  const read = whole.map(
    (heading, column) =>
      shorter[column]?.find(isKnown) ?? (recipe ? undefined : oneLanguage(heading, fieldsOf)) ?? heading,
  );
  const profiles = sheet.headings.map((_, column) => columnProfile(sheet.columns[column] ?? []));
  const valuesOf = (column: number) => profiles[column]!;
  const sided = recipe ? read : withDepthAsSide(withStateOfAddress(read, definition, fieldsOf, valuesOf));
  const valued = withAmountsByValues(sided, definition, {
    fieldsOf: (heading) =>
      [heading, formWithoutUnit(heading)].map(fieldsOf).find(({ length }) => length > 0) ?? [],
    valuesOf,
  });
  const carried = withCarrierCompany(valued, definition, valuesOf);
  const told = recipe ? read : withNeighbourParties(carried, definition, { fieldsOf, others });
  const columns = told.map((heading, column) => {
    const name = nameOf[column];
    return {
      heading,
      isPart: name !== undefined && name.places[0] !== column,
      // A first and a last name are no company: "Retailer first name".
      isPerson: name !== undefined,
      values: profiles[column]!,
      isShared: new Set(fieldsOf(heading)).size > 1,
      learned: learnedField(learned, sheet.headings[column]!),
    };
  });
  const reader = new HeadingReader(definition.headingNoise);
  const companies = new Set<string>(Object.values(definition.addresses ?? {}).map(({ company }) => company));
  const scores = definition.fields.map((field) => {
    const spellings = fieldSpellings(field, others);
    return columns.map(({ heading, isPart, isPerson, values, isShared, learned: before }) => {
      if (isPart || (isPerson && companies.has(field.key))) return undefined;
      const score = headingScore(spellings, heading, values, isShared, reader);
      if (before === field.key && score?.reason !== 'exact') return learnedScore;
      const isOther = score?.reason === 'similar' && namesOtherParty(definition, others, field.key, heading);
      return isOther ? undefined : score;
    });
  });
  dropBuyer(definition, others, columns, scores);
  nameRequired(definition, scores);
  preferDollars(definition, sheet.headings, scores);
  preferPackages(definition, sheet.headings, scores);
  dropOthers(definition, sheet.headings, scores);
  dropArticles(definition, named, scores);
  if (sheet.isWhole) preferFilled(definition, columns, scores);
  if (recipe) takeRecipe(recipe, definition, columns, scores);
  const sizes = takeSizes(definition, sheet, columns, scores);
  const assigned = assignInTurn(definition, scores);
  const suggestion: Record<string, SuggestedColumn> = { ...sizes };
  definition.fields.forEach((field, at) => {
    const column = assigned[at]!;
    const score = scores[at]![column];
    const name = names.find(({ places }) => places[0] === column);
    const isText = field.editor === 'text';
    if (score)
      suggestion[field.key] = { clientField: (isText && name?.source) || sheet.headings[column]!, ...score };
  });
  takeReferenceAsNumber(definition, sheet, suggestion);
  addFurtherLines(definition, sheet.headings, suggestion);
  addSplitColumns(definition, sheet, suggestion);
  addTimesOfDay(definition, sheet, suggestion);
  return suggestion;
}

/**
 * For a heading in two languages, the name that is known, unless the other one means another field; undefined if the whole
 * heading means something.
 */
function oneLanguage(heading: string, fieldsOf: (heading: string) => readonly string[]): string | undefined {
  const names = inTwoLanguages(heading);
  if (!names || fieldsOf(heading).length > 0) return undefined;
  const [one, other] = names.map(fieldsOf) as [readonly string[], readonly string[]];
  const isSure = names.every((name) => name.length >= surelyWord || !/^\p{Script=Latin}/u.test(name));
  if (one.length === 0) return other.length === 0 || !isSure ? undefined : names[1];
  if (other.length === 0) return isSure ? names[0] : undefined;
  if (!one.some((field) => other.includes(field))) return undefined;
  return one.length <= other.length ? names[0] : names[1];
}

/** Joins the lines of an address that has more lines than the import has fields for into the last one. */
function addFurtherLines(
  { fields }: ImportDefinition,
  headings: readonly string[],
  suggestion: Record<string, SuggestedColumn>,
): void {
  const used = new Set(Object.values(suggestion).flatMap(({ clientField }) => columnsOfSource(clientField)));
  for (const { key } of fields) {
    const own = suggestion[key];
    if (!own || !/addressLine2$/i.test(key)) continue;
    own.clientField = withFurtherLines(own.clientField, headings, (heading) => !used.has(heading));
  }
}

/** A street, postal code or phone number that is split over columns is joined from them. */
function addSplitColumns(
  { addresses = {} }: ImportDefinition,
  { headings, columns }: Pick<Sheet, 'headings' | 'columns'>,
  suggestion: Record<string, SuggestedColumn>,
): void {
  const used = new Set(Object.values(suggestion).flatMap(({ clientField }) => columnsOfSource(clientField)));
  const isFree = (heading: string) => !used.has(heading);
  const valuesOf = (heading: string) => columnProfile(columns[headings.indexOf(heading)] ?? []);
  for (const { address1, zip, phone } of Object.values(addresses)) {
    for (const [key, join] of [
      [address1, withHouseNumber],
      [zip, withCodeParts],
      [phone, withCodeParts],
    ] as const) {
      const own = suggestion[key];
      if (own) own.clientField = join(own.clientField, headings, valuesOf, isFree);
    }
  }
}

/** A moment whose time of day is in a separate column is joined from both. */
function addTimesOfDay(
  { fields }: ImportDefinition,
  { headings, columns }: Pick<Sheet, 'headings' | 'columns'>,
  suggestion: Record<string, SuggestedColumn>,
): void {
  const used = new Set(Object.values(suggestion).flatMap(({ clientField }) => columnsOfSource(clientField)));
  const valuesOf = (heading: string) => columnProfile(columns[headings.indexOf(heading)] ?? []);
  for (const { key, format } of fields) {
    const own = suggestion[key];
    if (!own || format !== 'date-time') continue;
    own.clientField = withTimeOfDay(own.clientField, headings, valuesOf, (heading) => !used.has(heading));
  }
}

/** The buyer's address is used for the recipient only if the file has none of the recipient. */
function dropBuyer(
  { fields, addresses }: ImportDefinition,
  others: OtherNames,
  columns: readonly { heading: string }[],
  scores: (HeadingScore | undefined)[][],
): void {
  if (!addresses?.recipient) return;
  const { address1 } = addresses.recipient;
  const isBuyers = (key: string, column: number) =>
    others.of(columns[column]!.heading).get(key)?.kind === 'buyer';
  const street = scores[fields.findIndex(({ key }) => key === address1)] ?? [];
  if (!street.some((score, column) => score && !isBuyers(address1, column))) return;
  fields.forEach(({ key }, at) => {
    scores[at] = scores[at]!.map((score, column) => (isBuyers(key, column) ? undefined : score));
  });
}

/**
 * If a required field has no column, but matches weakly a column that a better match took, it gets that column: "Description" is
 * then the name.
 */
function nameRequired({ fields }: ImportDefinition, scores: (HeadingScore | undefined)[][]): void {
  fields.forEach((field, at) => {
    if (!field.required || !field.weakAliases) return;
    const own = scores[at]!;
    if (own.some((score) => score && score.score >= 0.75)) return;
    const best = own.reduce(
      (found, score, column) => ((score?.score ?? 0) > (own[found]?.score ?? 0) ? column : found),
      0,
    );
    // Matching values are not a name: without headings, a phone number is not an order number.
    if (!own[best] || own[best].reason === 'values') return;
    scores.forEach((row, other) => {
      if (
        other !== at &&
        !fields[other]!.required &&
        row[best]?.reason !== 'exact' &&
        row[best]?.reason !== 'learned'
      )
        row[best] = undefined;
    });
  });
}

/** Keys come from user files and may equal property names of `Object.prototype`. */
function learnedField(learned: Readonly<Record<string, string>>, heading: string): string | undefined {
  const form = headingForm(heading);
  return Object.hasOwn(learned, form) ? learned[form] : undefined;
}
