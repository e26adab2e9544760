import type { ImportDefinition } from '@lading/contracts/imports';
import { mainUnitSize, measureUnits } from './fixes/measure-units.ts';
import { measurePlan, systemOfText } from './measure-plan.ts';
import { recipeFor } from './recipes/find-recipe.ts';

/**
 * Writes measures of an import back into the columns of their file. Under "Variant Grams" the value is 15.98 in a row
 * of in/lb: with its unit, "15.98 oz", it is read correctly again (see `convertMeasures`).
 *
 * @returns a function that returns the text of a field's cell for the file, given its row
 */
export function rowUnits(
  definition: ImportDefinition,
  headings: readonly string[],
  mapping: Readonly<Record<string, string>>,
): (field: string, text: string, value: (key: string) => string) => string {
  const units = recipeFor(definition, headings)?.units;
  const named = new Map(
    measurePlan(definition, headings, mapping, { units }).flatMap(({ unitField, sources }) =>
      sources
        .filter(({ unit, unitColumn }) => unit ?? unitColumn !== -1)
        .map((source) => [source.field.key, { ...source, unitField }] as const),
    ),
  );
  return (field, text, value) => {
    const source = named.get(field);
    if (!source || !/^\d+(?:\.\d+)?$/.test(text)) return text;
    const system = systemOfText(source.unitField, value(source.unitField.key));
    if (!system) return text;
    const size = source.isMinor ? 1 : mainUnitSize[source.of][system];
    const own = [...measureUnits.values()].find(
      (unit) => unit.system === system && unit.of === source.of && unit.size === size,
    );
    // The heading already names it.
    return !own || source.unit === own ? text : `${text} ${own.symbol}`;
  };
}
