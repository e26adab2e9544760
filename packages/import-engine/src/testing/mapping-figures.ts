import type { ImportDefinition } from '@lading/contracts/imports';
import { columnsOfSource } from '../joined-columns.ts';
import { recipeFor } from '../recipes/find-recipe.ts';
import { suggestMapping } from '../suggest-mapping.ts';

/** Results of suggestions on header rows: fields with the right column, a wrong one, and none where one exists. */
export interface MappingFigures {
  right: number;
  /** "origin: field > column" of each. */
  wrong: string[];
  missed: string[];
}

/** Suggestions by headings only: a row of no known origin is scored with and without its origin, and both are these. */
const byHeadings = new Map<string, ReturnType<typeof suggestMapping>>();

function suggestionFor(definition: ImportDefinition, headings: string[], byNames: boolean) {
  const recipe = recipeFor(definition, headings, byNames ? '' : undefined);
  const suggest = () => suggestMapping(definition, { headings, columns: headings.map(() => []) }, {}, recipe);
  if (recipe) return suggest();
  const row = JSON.stringify([definition.key, ...headings]);
  const suggestion = byHeadings.get(row) ?? suggest();
  byHeadings.set(row, suggestion);
  return suggestion;
}

/**
 * Scores the suggestions for header rows. Several fields of a column (`upc/ean`) count as right each, and so do
 * one of several columns of a field; columns that are suggested together must all be its. A column that may fill a field but need not
 * (`?name`) is never missed.
 *
 * @param byNames by headings only, ignoring the file's origin
 */
export function mappingFigures(
  definition: ImportDefinition,
  rows: Readonly<Record<string, string>>,
  { byNames = false }: { byNames?: boolean } = {},
): MappingFigures {
  const figures: MappingFigures = { right: 0, wrong: [], missed: [] };
  for (const [origin, row] of Object.entries(rows)) {
    const columns = row.split(' | ').map((column) => column.split(' > '));
    const headings = columns.map(([heading]) => heading!.trim());
    const expected = new Map<string, string[]>();
    for (const [heading, fields = ''] of columns)
      for (const field of fields.replaceAll('?', '').split('/'))
        expected.set(field, [...(expected.get(field) ?? []), heading!.trim()]);
    const taken = new Set<string>();
    const suggestion = suggestionFor(definition, headings, byNames);
    for (const { key } of definition.fields) {
      const got = suggestion[key]?.clientField;
      if (got === undefined) continue;
      const parts = columnsOfSource(got);
      if (parts.every((part) => expected.get(key)?.includes(part))) {
        figures.right += 1;
        for (const part of parts) taken.add(part);
      } else figures.wrong.push(`${origin}: ${key} > ${got}, not ${expected.get(key)?.[0] ?? 'any'}`);
    }
    const filled = new Set(definition.fields.filter(({ key }) => suggestion[key]).map(({ key }) => key));
    for (const [heading, fields] of columns) {
      const wanted = fields === undefined || fields.includes('?') ? [] : fields.split('/');
      if (wanted.length > 0 && !taken.has(heading!.trim()) && !wanted.some((field) => filled.has(field)))
        figures.missed.push(`${origin}: ${fields} > ${heading}`);
    }
  }
  return figures;
}
