import type { ImportDefinition } from '@lading/contracts/imports';
import { formWithoutUnit, headingForm } from '../heading-form.ts';
import type { HeadingScore } from '../mapping-score.ts';
import type { Recipe } from './recipe.ts';

/** Score of a heading that files of this origin use for the field. */
const originScore: HeadingScore = { score: 0.99, reason: 'origin' };

/** Assigns the columns that files of this origin have for a field, and excludes those known not to match any. */
export function takeRecipe(
  { mapping, unmapped }: Recipe,
  { fields }: ImportDefinition,
  columns: readonly { heading: string; learned: string | undefined; values: readonly string[] }[],
  scores: (HeadingScore | undefined)[][],
): void {
  const ownForms = columns.map(({ heading, learned }) => (learned === undefined ? headingForm(heading) : ''));
  const forms = columns.map(({ heading }, at) => (ownForms[at] === '' ? '' : formWithoutUnit(heading)));
  const placeOf = (form: string) => (ownForms.includes(form) ? ownForms.indexOf(form) : forms.indexOf(form));
  const isLearned = (key: string) => columns.some(({ learned }) => learned === key);
  fields.forEach(({ key }, at) => {
    const places = isLearned(key)
      ? []
      : (mapping.get(key) ?? []).map((form) => placeOf(form)).filter((place) => place !== -1);
    // A program that keeps two numbers of a person may fill the second only.
    const column = places.find((place) => columns[place]!.values.length > 0) ?? places[0] ?? -1;
    if (column === -1) return;
    scores[at] = scores[at]!.map((_, place) => (place === column ? originScore : undefined));
  });
  const taken = new Set([...mapping.values()].flat());
  forms.forEach((form, column) => {
    const own = ownForms[column]!;
    if (form === '' || ![own, form].some((one) => unmapped.has(one) || taken.has(one))) return;
    for (const row of scores) if (row[column]?.reason !== 'origin') row[column] = undefined;
  });
}
