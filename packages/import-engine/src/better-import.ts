import type { ImportDefinition } from '@lading/contracts/imports';
import { recipeFor } from './recipes/find-recipe.ts';
import { suggestMapping } from './suggest-mapping.ts';

/** Imports that a file may have been meant for; users open one in place of the other. */
const offered: readonly string[] = ['product', 'order-shipment'];
/** Points of an import that explains a file: about six of its columns, or a few required ones. */
const fits = 8;
/** A certain match has this many times the points of the current import; fewer suffice if the file lacks the key of its records. */
const farBetter = { withKey: 3, withoutKey: 2 };

/** Per system field why a column fills it; see `MappingReason`. */
type Suggestion = Readonly<Record<string, { reason: string }>>;

/** A file as known from its head. */
interface ReadHead {
  headings: string[];
  /** Rows of texts, one per heading. */
  sample: readonly (readonly string[])[];
  suggestion: Suggestion;
}

/**
 * The import that a file fits far better than the one it was opened in, such as an export of orders opened as products; undefined
 * if that is uncertain. Other imports are only tried if the file leaves required fields of its own import without a column.
 *
 * @returns the key of its definition
 */
export function betterImport(
  definition: ImportDefinition,
  { headings, sample, suggestion }: ReadHead,
  definitions: readonly ImportDefinition[],
): string | undefined {
  const isMissing = definition.fields.some(({ key, required }) => required && !suggestion[key]);
  if (!isMissing) return undefined;
  const columns = headings.map((_, column) => sample.map((row) => row[column] ?? ''));
  const own = pointsOf(definition, suggestion, () => true);
  const gap = hasKey(definition, suggestion) ? farBetter.withKey : farBetter.withoutKey;
  let best: { key: string; points: number } | undefined;
  for (const other of definitions) {
    if (other.key === definition.key || !offered.includes(other.key)) continue;
    const found = suggestMapping(other, { headings, columns }, {}, recipeFor(other, headings));
    const points = pointsOf(other, found, isByName);
    if (!hasKey(other, found) || points < Math.max(fits, own * gap)) continue;
    if (!best || points > best.points) best = { key: other.key, points };
  }
  return best?.key;
}

const isByName = ({ reason }: Suggestion[string]): boolean => reason !== 'values' && reason !== 'similar';

/** Two points for each required field that has a column, one for any other. */
function pointsOf(
  { fields }: ImportDefinition,
  suggestion: Suggestion,
  counts: (found: Suggestion[string]) => boolean,
): number {
  return fields.reduce((points, { key, required }) => {
    const found = suggestion[key];
    return found && counts(found) ? points + (required ? 2 : 1) : points;
  }, 0);
}

/** Whether a file has the fields that identify its records. */
function hasKey({ uniqueBy, fields }: ImportDefinition, suggestion: Suggestion): boolean {
  return fields.every(
    ({ key, required }) => !required || !uniqueBy.includes(key) || suggestion[key] !== undefined,
  );
}
