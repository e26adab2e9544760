import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { assignColumns } from './assign-columns.ts';
import { columnProfile } from './column-profile.ts';
import { headingForm } from './heading-form.ts';
import { fieldSpellings, headingScore, learnedScore, type MappingReason } from './heading-score.ts';
import { knownForms } from './known-forms.ts';
import type { Sheet } from './sheet.ts';

/** The column suggested for a system field, how sure the suggestion is (0 to 1), and why it was made. */
export interface SuggestedColumn {
  clientField: string;
  score: number;
  reason: MappingReason;
}

/**
 * Suggests a column for each system field (decision D8): by its own name, what people of the
 * organisation took for it before, another shop's or language's name for it, a similar name, or what its values look like. No column is given twice; fields without a likely column are missing.
 *
 * @param sheet the head of a sheet is enough
 * @param learned form of a heading (see {@link headingForm}) → the system field that it stood for when it was last imported
 */
export function suggestMapping(
  definition: ImportDefinition,
  sheet: Pick<Sheet, 'headings' | 'columns'>,
  learned: Readonly<Record<string, string>> = {},
): Record<string, SuggestedColumn> {
  const known = knownForms(definition);
  const columns = sheet.headings.map((heading, column) => ({
    heading,
    values: columnProfile(sheet.columns[column] ?? []),
    isShared: (known.get(headingForm(heading))?.length ?? 0) > 1,
    learned: learnedField(learned, heading),
  }));
  const scores = definition.fields.map((field) => {
    const spellings = fieldSpellings(field);
    return columns.map(({ heading, values, isShared, learned: before }) => {
      const score = headingScore(spellings, heading, values, isShared);
      return before === field.key && score?.reason !== 'exact' ? learnedScore : score;
    });
  });
  // Cubed, one sure match outweighs two doubtful ones.
  const assigned = assignColumns(scores.map((row) => row.map((score) => (score?.score ?? 0) ** 3)));
  const suggestion: Record<string, SuggestedColumn> = {};
  definition.fields.forEach((field, at) => {
    const column = assigned[at]!;
    const score = scores[at]![column];
    if (score) suggestion[field.key] = { clientField: sheet.headings[column]!, ...score };
  });
  return suggestion;
}

/** Forms come from people's files: one may be named after what every object has. */
function learnedField(learned: Readonly<Record<string, string>>, heading: string): string | undefined {
  const form = headingForm(heading);
  return Object.hasOwn(learned, form) ? learned[form] : undefined;
}
