import type { ImportDefinition } from '@lading/contracts/imports';
import { mainUnitSize } from './fixes/measure-units.ts';
import { unitOfText } from './heading-unit.ts';
import { systemOfText, type MeasureGroup } from './measure-plan.ts';

/** The columns of an import, one per field of its definition. */
interface FilledColumns {
  definition: ImportDefinition;
  columns: readonly (readonly string[])[];
}

/**
 * Whether all measures of a group are already in the unit of their row, as in most files: no heading, column or format names a
 * unit, and the unit field names a system rather than a single unit. Then nothing has to be converted.
 */
export function areAsWritten(
  { unitField, sources }: MeasureGroup,
  { definition, columns }: FilledColumns,
): boolean {
  const namesUnits = sources.some(
    ({ unit, unitColumn, isFormatted, isSide }) =>
      unit !== undefined || unitColumn !== -1 || isFormatted || isSide,
  );
  if (namesUnits) return false;
  const written = columns[definition.fields.findIndex(({ key }) => key === unitField.key)];
  for (const text of new Set(written)) {
    const system = text === '' ? undefined : systemOfText(unitField, text);
    if (system === undefined) continue;
    for (const { of, isMinor } of sources) {
      const unit = isMinor ? undefined : unitOfText(text, of);
      if (unit && (unit.system !== system || unit.size !== mainUnitSize[of][system])) return false;
    }
  }
  return true;
}
