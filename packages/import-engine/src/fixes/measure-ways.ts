import { choiceMeant } from './choice-spelling.ts';
import type { cleanText } from './clean-text.ts';
import type { CellOfRow, FixWay } from './fix-way.ts';
import { readMeasure } from './read-measure.ts';
import type { UnitSystem } from './measure-units.ts';

const systems: readonly UnitSystem[] = ['cm/kg', 'in/lb'];

/**
 * What a cell with its own unit means in the unit of its row. A row without a unit gets the written one. The smaller
 * part of a weight goes into its own cell if that is empty.
 */
export function measureWays(
  { definition, field, value, hasDecimalPoints }: CellOfRow,
  clean: ReturnType<typeof cleanText>,
): FixWay[] {
  const { measure, key } = field;
  if (!measure) return [];
  const unitField = definition.fields.find((candidate) => candidate.key === measure.unitField);
  const written = value(measure.unitField).trim();
  const meant = unitField && choiceMeant(unitField, written);
  const rowSystem = systems.find((system) => system === meant);
  if (rowSystem === undefined && written !== '') return [];

  const minorKey = measure.of === 'weight' ? measure.minorField : undefined;
  const minorField = definition.fields.find((candidate) => candidate.key === minorKey);
  const bounds = { decimals: field.number?.decimals ?? 2, minorDecimals: minorField?.number?.decimals ?? 0 };
  const isMinorFree = minorKey !== undefined && Number(value(minorKey).trim()) === 0;
  return (rowSystem ? [rowSystem] : systems).flatMap((system) =>
    (['point', 'comma'] as const).flatMap((as): FixWay[] => {
      const found = readMeasure(measure.of, clean.text, system, { ...bounds, as });
      if (!found || (!rowSystem && found.steps.includes('convert'))) return [];
      if (found.minor !== undefined && !isMinorFree) return [];
      if (found.steps.includes('thousands-point') && hasDecimalPoints?.()) return [];
      return [
        {
          reading: as,
          steps: [...clean.steps, ...found.steps, ...(rowSystem ? [] : ['row-unit' as const])],
          edits: {
            [key]: found.main,
            ...(minorKey !== undefined && found.minor !== undefined ? { [minorKey]: found.minor } : {}),
            ...(rowSystem ? {} : { [measure.unitField]: system }),
          },
        },
      ];
    }),
  );
}
