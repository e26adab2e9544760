import type { ImportDefinition } from '@lading/contracts/imports';
import type { MeasureUnit } from './fixes/measure-units.ts';
import { unitOfText } from './heading-unit.ts';
import { measurePlan, type MeasureSource } from './measure-plan.ts';
import { isSameWeight } from './measured-cell.ts';

/** Two columns that give one weight twice (decision D25). */
export interface WeightToldTwice {
  /** The field whose column only repeats the other. */
  field: string;
  /** The heading of the column that is repeated. */
  repeats: string;
}

/**
 * The two weight columns of a mapping that hold the same weight in every row of a sample which fills both, such as "Weight (kg)" and
 * "Weight (g)". Undefined if there are none: kilograms and the grams beside them are two parts.
 *
 * @param sample rows of texts, one per heading
 * @param mapping system field → heading
 * @param units by the form of a heading that does not name its own
 */
export function weightToldTwice(
  definition: ImportDefinition,
  headings: readonly string[],
  sample: readonly (readonly string[])[],
  mapping: Readonly<Record<string, string>>,
  units?: ReadonlyMap<string, MeasureUnit>,
): WeightToldTwice | undefined {
  for (const { unitField, sources } of measurePlan(definition, headings, mapping, { units })) {
    const [first, second, ...more] = sources.filter(({ of }) => of === 'weight');
    if (!first || !second || more.length > 0) continue;
    const columnOf = ({ field }: MeasureSource) => headings.indexOf(mapping[field.key]!);
    const unitColumn = headings.indexOf(mapping[unitField.key] ?? '');
    const told = sample.flatMap((row) => {
      const cells = [first, second].map((source) => {
        const beside = source.isMinor ? -1 : source.unitColumn === -1 ? unitColumn : source.unitColumn;
        const unit = source.unit ?? unitOfText((row[beside] ?? '').trim(), 'weight');
        const text = (row[columnOf(source)] ?? '').trim();
        return { source, unit, text, isWritten: false, hasPoints: true };
      });
      return cells.some(({ text }) => text === '') ? [] : [isSameWeight(cells[0]!, cells[1]!)];
    });
    if (told.length > 0 && told.every(Boolean))
      return { field: second.field.key, repeats: mapping[first.field.key]! };
  }
  return undefined;
}
